import { formatPercent } from '../../../lib/format.ts';
import { palette } from '../../../lib/palette.ts';
import { type Attributes, numberOf } from './attributes.ts';
import { plot } from './axes.ts';
import { type Drawing, element, fill, say, stroke, svg } from './svg.ts';

/** Use of capacity, in percent, at which income of 1 a point meets fixed costs and the variable cost of a point. */
export const breakEven = (fixed: number, variablePerPoint: number) => fixed / (1 - variablePerPoint);

/** Income and cost against the use of capacity. Arithmetic: 100 of income at full use. */
export function breakEvenDrawing(attributes: Attributes): Drawing {
  const fixed = numberOf(attributes, 'fixed', { least: 0, most: 100 });
  const variable = numberOf(attributes, 'variable', { least: 0, most: 0.99 });
  const meets = breakEven(fixed, variable);
  if (meets > 100) throw new Error('never breaks even: lower fixed or variable.');
  const axes = plot({
    height: 214,
    x: [0, 100],
    y: [0, 104],
    up: 'Income and cost',
    across: 'Share of beds in use',
    right: 96,
  });
  const cost = (use: number) => fixed + variable * use;
  const [x, y] = axes.at(meets, meets);
  return svg(
    214,
    fill([axes.at(meets, meets), axes.at(100, 100), axes.at(100, cost(100))], palette.shallow, 0.35) +
      fill([axes.at(0, 0), axes.at(meets, meets), axes.at(0, fixed)], palette.laterite, 0.14) +
      stroke([axes.at(0, fixed), axes.at(100, cost(100))], palette.slate, 1.8) +
      stroke([axes.at(0, 0), axes.at(100, 100)], palette.lagoon, 2) +
      stroke(
        [
          [x, y],
          [x, axes.bottom],
        ],
        palette.slate,
        0.8,
        '3 3',
      ) +
      element('circle', { cx: x, cy: y, r: 3.2, fill: palette.laterite }) +
      axes.frame +
      say(formatPercent(Math.round(meets)), x, axes.bottom + 16, { anchor: 'middle', bold: true }) +
      say('Income', axes.right + 8, axes.at(0, 100)[1] + 3, { bold: true, colour: palette.lagoon }) +
      say('Cost', axes.right + 8, axes.at(0, cost(100))[1] + 3, { bold: true, colour: palette.slate }) +
      say('Fixed cost', axes.left + 8, axes.at(0, fixed)[1] - 8, { colour: palette.slate }),
  );
}
