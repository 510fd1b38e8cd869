import { palette } from '../../../lib/palette.ts';
import { type Chart, shortMonth } from '../../../lib/returns/charts.ts';
import { apart, drawPlot, type Plot } from '../../../lib/returns/plot.ts';

/** Points: width and height of the plot, and height of a line of words in it. */
const [WIDTH, HEIGHT, LEADING] = [324, 132, 12];

const accent = palette['laterite-deep'];

const hatch = `<pattern id="hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V4" stroke="${accent}" stroke-width="1.6"/></pattern>`;

const svg = (width: number, height: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}">${inner}</svg>`;

/** A rectangle as a surface is filled, plain above and hatched below, as on the page. */
function filled(side: 'above' | 'below', width: number, height: number, clip = ''): string {
  const rect = (fill: string, opacity: number) =>
    `<rect width="${String(width)}" height="${String(height)}" fill="${fill}" fill-opacity="${String(opacity)}"${clip}/>`;
  return side === 'above' ? rect(palette.shoal, 0.2) : `${hatch}${rect(accent, 0.08)}${rect('url(#hatch)', 0.6)}`;
}

/** A surface, clipped out of a rectangle so that the hatching is not stretched, and a swatch of it for the key. */
function surfacesOf(plot: Plot, words: Chart['surfaces']) {
  return (['above', 'below'] as const).flatMap((side) => {
    const surface = plot[side];
    if (surface === undefined) return [];
    const clip = (id: string, path: string) =>
      `<clipPath id="${id}"><path d="${path}" transform="scale(${String(WIDTH / plot.width)} 1)"/></clipPath>`;
    const inner = `<g clip-path="url(#b)">${filled(side, WIDTH, HEIGHT, ' clip-path="url(#a)"')}</g>`;
    return {
      drawing: svg(WIDTH, HEIGHT, `${clip('a', surface.shape)}${clip('b', surface.clip)}${inner}`),
      swatch: svg(14, 8, filled(side, 14, 8)),
      words: words[side],
    };
  });
}

/** What two lines over time are drawn from on paper, as on the page. */
export function linesData({ points, base, against, surfaces, level, ends, mark }: Chart): object {
  const foot = mark ? mark.words.length * LEADING + 6 : 0;
  const plot = drawPlot({ points, base, against, height: HEIGHT, foot });
  const levels = plot.levels.map(({ at, value }) => ({
    at,
    words: at !== plot.base && Math.abs(at - plot.base) < LEADING ? '' : level(value),
  }));
  const isNamed = levels.some(({ at }) => at === plot.base);
  return {
    size: [WIDTH, HEIGHT],
    levels: isNamed ? levels : [...levels, { at: plot.base, words: level(base) }],
    base: plot.base,
    years: plot.years.map(({ at, value, room }) => ({ at, words: room === 'none' ? '' : String(value) })),
    surfaces: surfacesOf(plot, surfaces),
    series: (['benchmark', 'net'] as const).map((series) => ({
      line: points.map((_, index) => plot.at(index, series)),
      words: ends[series],
      label: apart(plot.ends, ends.net.length * LEADING + 4, HEIGHT)[series],
    })),
    span: [points[0], points.at(-1)].map((point) => (point ? shortMonth(point.day) : '')),
    mark: mark ? { ...plot.at(mark.index), words: mark.words } : null,
  };
}
