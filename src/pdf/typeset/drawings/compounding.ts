import { counted, formatNumber, formatPercent } from '../../../lib/format.ts';
import { palette } from '../../../lib/palette.ts';
import { type Attributes, numberOf, numbersOf } from './attributes.ts';
import { curve, plot } from './axes.ts';
import { type Drawing, say, stroke, svg } from './svg.ts';

/** What 100 becomes after so many years at a steady rate in percent. */
export const grown = (ratePercent: number, years: number) => 100 * (1 + ratePercent / 100) ** years;

/** 100 growing at several steady rates: arithmetic, no market. */
export function compounding(attributes: Attributes): Drawing {
  const [rates, years] = [
    numbersOf(attributes, 'rates', { least: 0, most: 100 }),
    numberOf(attributes, 'years', { least: 1, most: 100 }),
  ];
  const top = Math.max(...rates.map((rate) => grown(rate, years)));
  const axes = plot({
    height: 220,
    x: [0, years],
    y: [0, top * 1.04],
    up: '100 becomes',
    across: `after ${counted(years, 'year')}`,
    right: 92,
  });
  const colours = [palette.shallow, palette.lagoon, palette.laterite];
  const lines = rates.map((rate, index) => {
    const colour = colours[index % colours.length] ?? palette.lagoon;
    const [x, y] = axes.at(years, grown(rate, years));
    return (
      stroke(
        curve(axes, 0, years, (year) => grown(rate, year)),
        colour,
        2,
      ) +
      say(`${formatPercent(rate)} a year: ${formatNumber(Math.round(grown(rate, years)))}`, x + 6, y + 3.5, {
        bold: true,
      })
    );
  });
  const ticks = Array.from({ length: Math.floor((years - 1) / 5) }, (_, index) => {
    const [x] = axes.at(5 * (index + 1), 0);
    return (
      stroke(
        [
          [x, axes.bottom],
          [x, axes.bottom + 4],
        ],
        palette.ink,
        0.9,
      ) + say(String(5 * (index + 1)), x, axes.bottom + 16, { anchor: 'middle', colour: palette.slate })
    );
  });
  return svg(220, lines.join('') + axes.frame + ticks.slice(0, -1).join(''));
}
