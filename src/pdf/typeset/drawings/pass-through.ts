import { formatNumber, formatPercent } from '../../../lib/format.ts';
import { palette } from '../../../lib/palette.ts';
import { type Attributes, numberOf } from './attributes.ts';
import { box, type Drawing, say, svg, WIDTH } from './svg.ts';

export interface Split {
  price: number;
  material: number;
  other: number;
  /** What is left of the price. */
  margin: number;
}

/** A price of 100 after its material has become dearer, with a share (0 to 1) of the rise passed on. */
export function passedOn(materialBefore: number, other: number, risePercent: number, share: number): Split {
  const rise = (materialBefore * risePercent) / 100;
  const [price, material] = [100 + rise * share, materialBefore + rise];
  return { price, material, other, margin: price - material - other };
}

/** What a price is made of before and after a dearer material, by how much of it customers pay: arithmetic. */
export function passThrough(attributes: Attributes): Drawing {
  const [material, other, rise] = [
    numberOf(attributes, 'material', { least: 0, most: 100 }),
    numberOf(attributes, 'other', { least: 0, most: 100 }),
    numberOf(attributes, 'rise', { least: 0, most: 100 }),
  ];
  if (material + other > 100) throw new Error('needs material and other of no more than the price of 100 together.');
  const cases: [string, Split][] = [
    ['Before', { price: 100, material, other, margin: 100 - material - other }],
    ['Nothing is passed on', passedOn(material, other, rise, 0)],
    ['Half is passed on', passedOn(material, other, rise, 0.5)],
    ['All is passed on', passedOn(material, other, rise, 1)],
  ];
  const left = 104;
  const unit = (WIDTH - left - 88) / 110;
  const rows = cases.map(([label, split], index) => {
    const y = 20 + index * 34;
    const bar = (from: number, value: number, colour: string, ink: string) =>
      box(left + from * unit, y, value * unit - 1, 22, colour) +
      say(formatNumber(value), left + (from + value / 2) * unit, y + 14.5, {
        anchor: 'middle',
        bold: true,
        colour: ink,
      });
    return (
      say(label, 0, y + 14.5) +
      bar(0, split.material, palette.lagoon, '#ffffff') +
      bar(split.material, split.other, palette.shallow, palette.ink) +
      bar(split.material + split.other, split.margin, palette['laterite-deep'], '#ffffff') +
      say(
        `margin ${formatPercent(Math.round((1000 * split.margin) / split.price) / 10)}`,
        left + split.price * unit + 7,
        y + 14.5,
        { bold: true },
      )
    );
  });
  const head = [
    say('Material', left + (material / 2) * unit, 11, { anchor: 'middle', colour: palette.slate }),
    say('Other costs', left + (material + other / 2) * unit, 11, { anchor: 'middle', colour: palette.slate }),
    say('What is left', left + 100 * unit - 4, 11, { colour: palette.slate }),
  ];
  return svg(20 + cases.length * 34, head.join('') + rows.join(''));
}
