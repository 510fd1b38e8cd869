import { palette } from '../../../lib/palette.ts';
import { type Attributes, chosenOf, labelsOf } from './attributes.ts';
import { curve, plot } from './axes.ts';
import { type Drawing, element, linesOf, sayLines, stroke, svg } from './svg.ts';

/** A business from its beginnings to its maturity, as an S; one of the stages is marked. A sketch without a scale. */
export function stages(attributes: Attributes): Drawing {
  const labels = labelsOf(attributes, 'labels', { least: 2, most: 8 });
  const chosen = chosenOf(attributes, labels);
  const axes = plot({
    height: 172,
    x: [0, labels.length],
    y: [-0.06, 1.05],
    up: 'Size of the business',
    across: 'Time',
    right: 4,
  });
  const size = (time: number) => 1 / (1 + Math.exp(-(8 / labels.length) * (time - labels.length / 2)));
  const parts = labels.map((label, index) => {
    const isChosen = chosen.includes(label);
    const [x] = axes.at(index + 0.5, 0);
    const [edge] = axes.at(index, 0);
    const middle = axes.at(index + 0.5, size(index + 0.5));
    const words = linesOf(label, 17);
    return (
      (index === 0
        ? ''
        : stroke(
            [
              [edge, axes.top],
              [edge, axes.bottom],
            ],
            palette.foam,
            0.8,
          )) +
      stroke(curve(axes, index, index + 1, size), isChosen ? palette.laterite : palette.lagoon, isChosen ? 3.2 : 2) +
      element('circle', { cx: middle[0], cy: middle[1], r: 3, fill: isChosen ? palette.laterite : palette.lagoon }) +
      sayLines(
        words,
        x,
        index < labels.length / 2 ? middle[1] - 22 - 6 * words.length : middle[1] + 22 + 6 * words.length,
        { anchor: 'middle', bold: isChosen },
      )
    );
  });
  return svg(172, parts.join('') + axes.frame);
}
