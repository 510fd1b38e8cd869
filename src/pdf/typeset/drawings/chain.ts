import { palette } from '../../../lib/palette.ts';
import { type Attributes, labelsOf } from './attributes.ts';
import { arrow, box, type Drawing, linesOf, sayLines, svg, WIDTH } from './svg.ts';

/** Steps one after the other, the last in the colour of the heart. */
export function chain(attributes: Attributes): Drawing {
  const labels = labelsOf(attributes, 'labels', { least: 2, most: 8 });
  const gap = 20;
  const width = (WIDTH - gap * (labels.length - 1)) / labels.length;
  const height = 46;
  const parts = labels.map((label, index) => {
    const x = index * (width + gap);
    const isLast = index === labels.length - 1;
    return (
      box(x, 0, width, height, isLast ? palette['laterite-deep'] : palette.lagoon) +
      sayLines(linesOf(label, Math.floor(width / 5.3)), x + width / 2, height / 2, {
        anchor: 'middle',
        bold: true,
        colour: '#ffffff',
      }) +
      (isLast ? '' : arrow([x + width + 3, height / 2], [x + width + gap - 3, height / 2]))
    );
  });
  return svg(height, parts.join(''));
}
