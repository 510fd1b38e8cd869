import { contours, waterDepths } from '../../../lib/contours.ts';
import { palette } from '../../../lib/palette.ts';
import { type Attributes, labelsOf } from './attributes.ts';
import { box, type Drawing, element, linesOf, sayLines, svg } from './svg.ts';

const HEIGHT = 232;
const SCALE = 0.2;
const CENTRE = 114;

/** Left edge of the key, whose colours are laid over each other as the water's are. */
const KEY = 258;

const swatch = (row: number, depth: number) =>
  element('rect', {
    x: KEY,
    y: row - 7,
    width: 14,
    height: 14,
    rx: 1.5,
    fill: palette.lagoon,
    'fill-opacity': depth * 0.9,
  });

const heartSwatch = (row: number) => box(KEY, row - 7, 14, 14, palette.laterite);

/** One contour inside the other, each with its words: what is left after every step of a choice, the last as the heart. */
export function nested(attributes: Attributes): Drawing {
  const labels = labelsOf(attributes, 'labels', { least: 2, most: 8 });
  const rings = labels.length - 1;
  const figure = contours({ id: `nested ${String(labels.length)}`, rings, heart: 110 });
  const depths = waterDepths(rings);
  const water = figure.rings.map((d, index) =>
    element('path', { d, fill: palette.lagoon, 'fill-opacity': (depths[index] ?? 1) * 0.9 }),
  );
  const heart = element('path', { d: figure.heart, fill: palette.laterite });
  const drawn = element(
    'g',
    { transform: `translate(${String(CENTRE)} ${String(HEIGHT / 2)}) scale(${String(SCALE)})` },
    [...water, heart].join(''),
  );
  const key = labels.map((label, index) => {
    const row = 34 + (index * (HEIGHT - 68)) / rings;
    const layers =
      index === rings
        ? heartSwatch(row)
        : depths
            .slice(0, index + 1)
            .map((depth) => swatch(row, depth))
            .join('');
    return layers + sayLines(linesOf(label, 31), KEY + 24, row, { bold: index === rings });
  });
  return svg(HEIGHT, drawn + key.join(''));
}
