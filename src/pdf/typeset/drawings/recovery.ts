import { formatPercent } from '../../../lib/format.ts';
import { palette } from '../../../lib/palette.ts';
import { type Attributes, numbersOf } from './attributes.ts';
import { box, type Drawing, say, svg, WIDTH } from './svg.ts';

/** The rise, in percent, that makes up for a fall in percent. */
export const riseNeeded = (fallPercent: number) => 100 * (1 / (1 - fallPercent / 100) - 1);

/** Falls, and beside each the rise that makes up for it: arithmetic. */
export function recovery(attributes: Attributes): Drawing {
  const falls = numbersOf(attributes, 'falls', { least: 1, most: 99 });
  const [rowHeight, head, middle] = [26, 24, 170];
  const unit = Math.min((WIDTH - middle - 60) / Math.max(...falls.map(riseNeeded)), (middle - 50) / Math.max(...falls));
  const rows = falls.map((fall, index) => {
    const [y, rise] = [head + index * rowHeight, riseNeeded(fall)];
    return (
      box(middle - 8 - fall * unit, y, fall * unit, 15, palette.shallow) +
      say(`−${formatPercent(fall)}`, middle - 14 - fall * unit, y + 11, { anchor: 'end' }) +
      box(middle + 8, y, rise * unit, 15, palette.lagoon) +
      say(`+${formatPercent(Math.round(rise * 10) / 10)}`, middle + 14 + rise * unit, y + 11, { bold: true })
    );
  });
  return svg(
    head + falls.length * rowHeight,
    say('A fall of', middle - 8, 12, { anchor: 'end', colour: palette.slate }) +
      say('is made up by a rise of', middle + 8, 12, { colour: palette.slate }) +
      rows.join(''),
  );
}
