import { contours } from '../../../lib/contours.ts';
import { forcePlaces } from '../../../lib/force-places.ts';
import { palette } from '../../../lib/palette.ts';
import { type Attributes, labelsOf } from './attributes.ts';
import { arrow, type Drawing, element, linesOf, type Point, sayLines, svg, WIDTH } from './svg.ts';

const HEIGHT = 226;

/** Four forces around a fifth: from above, the right, below and the left, the one in the middle last. */
export function forces(attributes: Attributes): Drawing {
  const labels = labelsOf(attributes);
  if (labels.length !== 5) throw new Error('needs five labels: four around, and the one in the middle last.');
  const [x, y] = [WIDTH / 2, HEIGHT / 2];
  const { rings, heart } = contours({ id: 'forces', rings: 4, heart: 190 });
  const water = rings.map((d) => element('path', { d, fill: 'none', stroke: palette.shallow, 'stroke-width': 4 }));
  const middle = element(
    'g',
    { transform: `translate(${String(x)} ${String(y)}) scale(0.15)` },
    [...water, element('path', { d: heart, fill: palette.laterite })].join(''),
  );
  const around = forcePlaces.slice(0, -1).map(({ across: side, down: up }, index) => {
    const [px, py] = [x + side * 162, y + up * (y - 20)];
    const from: Point = side === 0 ? [px, py - up * 14] : [px - side * 40, py];
    const to: Point = side === 0 ? [x, y + up * 62] : [x + side * 80, y];
    const anchor = side === 0 ? 'middle' : side > 0 ? 'start' : 'end';
    const wordsAt = side === 0 ? px : px - side * 34;
    return sayLines(linesOf(labels[index] ?? '', 18), wordsAt, py, { anchor, bold: true, size: 10 }) + arrow(from, to);
  });
  const rivalry = sayLines(linesOf(labels[4] ?? '', 10), x, y, {
    anchor: 'middle',
    bold: true,
    size: 9.5,
    colour: '#ffffff',
  });
  return svg(HEIGHT, middle + around.join('') + rivalry);
}
