import { palette } from '../drawings/palette.ts';
import { type Chart, shortMonth } from './charts.ts';
import { drawPlot, separateLabels } from './plot.ts';
import { dot, drawingOf, type Lettering, line, type Mark, text, trace } from '../drawings/marks.ts';
import type { Point } from '../drawings/smooth-path.ts';

/** Width of the plot. */
const WIDTH = 324;

/** Height of the plot. */
const HEIGHT = 132;

/** Room to the left of the plot, for the labels of its levels. */
const LEFT = 40;

/** Room above the plot, for the key. */
const HEAD = 26;

/** Height of a line of words. */
const LEADING = 12;

/** Right end of the plot. */
const END = LEFT + WIDTH;

/** Middle of the words below the plot. */
const FOOT = HEAD + HEIGHT + 11;

const { 'laterite-deep': accent, deep, foam, ink, shoal, slate: muted } = palette;

const small = { size: 8.5, fill: muted };

const column = (words: readonly string[], x: number, y: number, style: Partial<Lettering>) =>
  words.map((row, index) => text(row, x, y + index * LEADING, { size: 8.5, ...style }));

const hatch = `<pattern id="hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V4" stroke="${accent}" stroke-width="1.6"/></pattern>`;

/** A rectangle with the fill of a surface, plain above and hatched below, as on the page. */
function filled(side: 'above' | 'below', width: number, height: number, clip = ''): string {
  const rect = (fill: string, opacity: number) =>
    `<rect width="${width}" height="${height}" fill="${fill}" fill-opacity="${opacity}"${clip}/>`;
  return side === 'above' ? rect(shoal, 0.2) : `${rect(accent, 0.08)}${rect('url(#hatch)', 0.6)}`;
}

/** Alignment of a label with its point, `x` in percent of the width: near the plot’s ends, it stays within the plot. */
function sideOf(x: number): 'left' | 'center' | 'right' {
  if (x > 80) return 'right';
  return x < 20 ? 'left' : 'center';
}

const moved = (x: number, y: number, inner: string) => `<g transform="translate(${x} ${y})">${inner}</g>`;

type Plot = ReturnType<typeof drawPlot>;

/** A point of the plot, `x` in percent of its width and `y` in pixels below its top, within the drawing. */
const placeOf = ({ x, y }: { x: number; y: number }): Point => [LEFT + (x * WIDTH) / 100, HEAD + y];

const across = (y: number, colour: string) => line(LEFT, HEAD + y, END, HEAD + y, colour, { width: 0.7 });

/** Each surface, clipped from a rectangle so that the hatching is not stretched, with a swatch for the key. */
const shaded = (plot: Plot, surfaces: Chart['surfaces']): Mark[] =>
  (['above', 'below'] as const)
    .filter((side) => plot[side] !== undefined)
    .flatMap((side, index) => {
      const clip = (id: string, path = '') =>
        `<clipPath id="${side}-${id}"><path d="${path}" transform="scale(${WIDTH / plot.width} 1)"/></clipPath>`;
      const shape = filled(side, WIDTH, HEIGHT, ` clip-path="url(#${side}-shape)"`);
      const clips = `${clip('shape', plot[side]?.shape)}${clip('clip', plot[side]?.clip)}`;
      return [
        moved(LEFT + index * 180, 2, filled(side, 14, 8)),
        moved(LEFT, HEAD, `${clips}<g clip-path="url(#${side}-clip)">${shape}</g>`),
        text(surfaces[side], LEFT + index * 180 + 20, 6, small),
      ];
    });

/** The levels, with their values where there is room beside that of the base. */
function levelsOf({ levels, base }: Plot, { base: value, level }: Chart): Mark[] {
  const words = (y: number, of: number) => text(level(of), LEFT - 6, HEAD + y, { side: 'right', ...small });
  const isNamed = levels.some(({ at }) => at === base);
  return [
    ...levels.flatMap(({ at: y, value: of }) => {
      const hasRoom = y === base || Math.abs(y - base) >= LEADING;
      return [across(y, foam), ...(hasRoom ? [words(y, of)] : [])];
    }),
    across(base, muted),
    ...(isNamed ? [] : [words(base, value)]),
  ];
}

/** The two lines, each named at its end. */
function linesOf(plot: Plot, { points, ends }: Chart): Mark[] {
  const labels = separateLabels(plot.ends, ends.net.length * LEADING + 4, HEIGHT);
  return (['benchmark', 'net'] as const).flatMap((series) => {
    const isNet = series === 'net';
    const all = points.map((_, index) => placeOf(plot.at(index, series)));
    const [x, y] = all.at(-1) ?? [0, 0];
    const top = HEAD + labels[series] - 6 * ends[series].length + 6;
    return [
      trace(all, isNet ? deep : muted, isNet ? { width: 1.6, join: 'round' } : { width: 1.1, dash: '4 3' }),
      isNet ? dot(x, y, deep, 2.4) : `<rect x="${x - 2.2}" y="${y - 2.2}" width="4.4" height="4.4" fill="${muted}"/>`,
      ...column(ends[series], END + 8, top, { bold: isNet, fill: isNet ? ink : muted }),
    ];
  });
}

/** The point with words, if there is one. */
function marked(plot: Plot, annotation: Chart['annotation']): Mark[] {
  if (annotation === undefined || plot.wordsTop === undefined) return [];
  const place = plot.at(annotation.index);
  const [x, y] = placeOf(place);
  const side = sideOf(place.x);
  const start = { right: 48, center: 24, left: 0 }[side];
  const height = LEADING * annotation.words.length - 1;
  const top = HEAD + plot.wordsTop;
  return [
    line(x, y, x, top + 4, ink, { width: 0.7 }),
    dot(x, y, deep, 2.4),
    `<rect x="${x - start}" y="${top + 4}" width="48" height="${height}" fill="#fff" fill-opacity="0.8"/>`,
    ...column(annotation.words, x, top + 9, { side, bold: true }),
  ];
}

/** The turns of the years, named where there is room, and the first and the last month. */
function timeOf({ years }: Plot, points: Chart['points']): Mark[] {
  const turns = years.flatMap(({ at: share, value, room }) => {
    const [x, y] = placeOf({ x: share, y: HEIGHT });
    const words = room === 'none' ? [] : [text(String(value), x, FOOT, { side: 'center', ...small })];
    return [line(x, y, x, y + 3, muted, { width: 0.7 }), ...words];
  });
  const [from = '', to = ''] = [points[0], points.at(-1)].map((point) => point && shortMonth(point.day));
  return [...turns, text(from, LEFT, FOOT, small), text(to, END, FOOT, { side: 'right', ...small })];
}

/** Two lines over time, each named at its end, with the area between them plain where good, hatched where bad. */
export function twoLines(chart: Chart) {
  const { points, base, against, surfaces, annotation } = chart;
  const words = annotation && { index: annotation.index, height: annotation.words.length * LEADING + 6 };
  const plot = drawPlot({ points, base, against, height: HEIGHT, words });
  return drawingOf(FOOT + 7, [
    `<defs>${hatch}</defs>`,
    ...shaded(plot, surfaces),
    ...levelsOf(plot, chart),
    ...linesOf(plot, chart),
    ...marked(plot, annotation),
    ...timeOf(plot, points),
  ]);
}
