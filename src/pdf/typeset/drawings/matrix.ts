import { palette } from '../../../lib/palette.ts';
import { type Attributes, chosenOf, labelsOf } from './attributes.ts';
import { box, type Drawing, linesOf, say, sayLines, svg, WIDTH } from './svg.ts';

/** Four fields: two kinds down, two kinds across, words in each, row by row; the chosen one stands out. */
export function matrix(attributes: Attributes): Drawing {
  const [across, down, labels] = (['across', 'down', 'labels'] as const).map((name) => labelsOf(attributes, name));
  if (across?.length !== 2 || down?.length !== 2 || labels?.length !== 4)
    throw new Error('needs two labels across, two down, and four in the fields.');
  const chosen = chosenOf(attributes, labels);
  const [left, top, height, gap] = [86, 20, 66, 4];
  const width = (WIDTH - left - gap) / 2;
  const fields = labels.map((label, index) => {
    const [column, row] = [index % 2, Math.floor(index / 2)];
    const [x, y] = [left + column * (width + gap), top + row * (height + gap)];
    const isChosen = chosen.includes(label);
    return (
      box(x, y, width, height, isChosen ? palette.deep : palette.mist) +
      sayLines(linesOf(label, 32), x + 14, y + height / 2, {
        colour: isChosen ? '#ffffff' : palette.ink,
        bold: isChosen,
      })
    );
  });
  const heads = [
    ...across.map((label, column) => say(label, left + column * (width + gap), 11, { colour: palette.slate })),
    ...down.map((label, row) =>
      sayLines(linesOf(label, 15), 0, top + row * (height + gap) + height / 2, { colour: palette.slate }),
    ),
  ];
  return svg(top + 2 * height + gap, heads.join('') + fields.join(''));
}
