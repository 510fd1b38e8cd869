import { contours } from '../../../lib/contours.ts';
import { moatStretches } from '../../../lib/moat-ring.ts';
import { palette } from '../../../lib/palette.ts';
import { type Attributes, labelsOf } from './attributes.ts';
import { type Drawing, element, linesOf, type Point, sayLines, stroke, svg, WIDTH } from './svg.ts';

const HEIGHT = 206;
const RADIUS = 70;
const TURN = 2 * Math.PI;

/** Between two stretches, in radians. */
const GAP = 0.07;

/** A moat from above: each source closes its own stretch of the water around the heart. */
export function moatSources(attributes: Attributes): Drawing {
  const labels = labelsOf(attributes);
  const [x, y]: Point = [WIDTH / 2, HEIGHT / 2];
  const on = (radius: number, turn: number): Point => [x + radius * Math.sin(turn), y - radius * Math.cos(turn)];
  // Turned by half a gap, so that one of them lies right at the top.
  const angle = (share: number) => share * TURN + GAP / 2;
  const arcs = moatStretches(labels.length, GAP / TURN).map((stretch, index) => {
    const [from, to] = [angle(stretch.from), angle(stretch.to)];
    const middle = (from + to) / 2;
    const arc = Array.from({ length: 25 }, (_, part) => on(RADIUS, from + ((to - from) * part) / 24));
    const isRight = middle < Math.PI;
    const end = on(RADIUS + 26, middle);
    const wordsAt = isRight ? end[0] + 12 : end[0] - 12;
    return (
      stroke(arc, index % 2 === 0 ? palette.lagoon : palette.shallow, 17) +
      stroke([on(RADIUS + 11, middle), end, [isRight ? end[0] + 8 : end[0] - 8, end[1]]], palette.slate, 0.7) +
      sayLines(linesOf(labels[index] ?? '', 22), wordsAt, end[1], {
        anchor: isRight ? 'start' : 'end',
        bold: true,
        size: 10,
      })
    );
  });
  const { heart } = contours({ id: 'moat-sources', rings: 1, heart: 210 });
  const castle = element(
    'g',
    { transform: `translate(${String(x)} ${String(y)}) scale(0.13)` },
    element('path', { d: heart, fill: palette.laterite }),
  );
  return svg(HEIGHT, arcs.join('') + castle);
}
