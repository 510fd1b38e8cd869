import { palette } from '../../../lib/palette.ts';
import { type Attributes, numberOf } from './attributes.ts';
import { box, type Drawing, say, stroke, svg, WIDTH } from './svg.ts';

/** Days for which a company's own money is out: stock and customers' credit, less the credit of its suppliers. */
export const cashDays = (stock: number, customers: number, suppliers: number) => stock + customers - suppliers;

/** From buying material to being paid, in days: an arithmetic example. */
export function cashCycle(attributes: Attributes): Drawing {
  const [stock, customers, suppliers] = [
    numberOf(attributes, 'stock', { least: 1, most: 1000 }),
    numberOf(attributes, 'customers', { least: 1, most: 1000 }),
    numberOf(attributes, 'suppliers', { least: 0, most: 1000 }),
  ];
  if (suppliers > stock + customers)
    throw new Error('needs suppliers of no more days than stock and customers together.');
  const unit = WIDTH / (stock + customers);
  const own = cashDays(stock, customers, suppliers);
  const bar = (from: number, days: number, y: number, colour: string, words: string, ink = '#ffffff') =>
    box(from * unit, y, days * unit - 1.5, 26, colour) +
    say(words, from * unit + 8, y + 16.5, { colour: ink, bold: true });
  const mark = (day: number, words: string, anchor: 'start' | 'middle' | 'end') =>
    stroke(
      [
        [Math.min(day * unit, WIDTH - 0.5), 20],
        [Math.min(day * unit, WIDTH - 0.5), 92],
      ],
      palette.slate,
      0.7,
      '3 3',
    ) + say(words, day * unit, 12, { anchor, colour: palette.slate });
  return svg(
    94,
    mark(0, 'Material arrives', 'start') +
      mark(stock, 'Goods are delivered', 'middle') +
      mark(stock + customers, 'Customer pays', 'end') +
      bar(0, stock, 26, palette.lagoon, `Stock and work: ${String(stock)} days`) +
      bar(stock, customers, 26, palette.shoal, `Customer’s credit: ${String(customers)} days`) +
      bar(0, suppliers, 60, palette.foam, `Supplier’s credit: ${String(suppliers)} days`, palette.ink) +
      bar(suppliers, own, 60, palette['laterite-deep'], `Own money: ${String(own)} days`),
  );
}
