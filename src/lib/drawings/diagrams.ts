import { contours, waterDepths } from './contours.ts';
import { forcePlaces } from './force-places.ts';
import { counted, formatNumber, formatPercent } from '../format.ts';
import { withMoatStretches } from './moat-ring.ts';
import { palette } from './palette.ts';
import { cashDays, passedOn, riseNeeded } from './arithmetic.ts';
import { arrow, bar, DRAWING_WIDTH, drawingOf, line, outlines, text, trace } from './marks.ts';
import type { Point } from './smooth-path.ts';

/** Drawings without axes, for papers. */

const { ink, foam, mist, lagoon: water, shallow, shoal, slate: muted, 'laterite-deep': accent } = palette;
const white = '#fff';

/** From buying material to being paid, in days. */
export function cashCycle(stock: number, customers: number, suppliers: number) {
  const scale = DRAWING_WIDTH / (stock + customers);
  const days = (from: number, count: number, y: number, fill: string, name: string, letters = white) => [
    bar(from * scale, y, count * scale - 1.5, 26, fill),
    text(`${name}: ${counted(count, 'day')}`, from * scale + 8, y + 13, { fill: letters, bold: true }),
  ];
  const mark = (day: number, words: string, side: 'left' | 'center' | 'right') => {
    const x = Math.min(day * scale, DRAWING_WIDTH - 0.5);
    return [
      line(x, 20, x, 92, muted, { width: 0.7, dash: '3 3' }),
      text(words, day * scale, 8.6, { side, fill: muted }),
    ];
  };
  return drawingOf(94, [
    ...mark(0, 'Material arrives', 'left'),
    ...mark(stock, 'Goods are delivered', 'center'),
    ...mark(stock + customers, 'Customer pays', 'right'),
    ...days(0, stock, 26, water, 'Stock and work'),
    ...days(stock, customers, 26, shoal, 'Customer’s credit'),
    ...days(0, suppliers, 60, foam, 'Supplier’s credit', ink),
    ...days(suppliers, cashDays(stock, customers, suppliers), 60, accent, 'Own money'),
  ]);
}

/** Steps in sequence, the last in the heart’s colour. */
export function chain(labels: readonly string[]) {
  const last = labels.length - 1;
  const width = (DRAWING_WIDTH - 20 * last) / labels.length;
  const step = (label: string, index: number) => {
    const x = index * (width + 20);
    return [
      bar(x, 0, width, 46, index === last ? accent : water),
      text(label, x + width / 2, 23, { side: 'center', room: width, bold: true, fill: white }),
      index === last ? '' : arrow([x + width + 3, 23], [x + width + 17, 23]),
    ];
  };
  return drawingOf(46, labels.flatMap(step));
}

/** Four forces around a fifth, which is the last. */
export function forces(labels: readonly string[]) {
  const [x, y] = [DRAWING_WIDTH / 2, 113];
  const figure = contours({ id: 'forces', rings: 4, heart: 190 });
  const rings = figure.rings.map((ring) => [ring, `fill="none" stroke-width="4" stroke="${shallow}"`] as const);
  const force = ({ across, down }: (typeof forcePlaces)[number], index: number) => {
    const label = labels[index] ?? '';
    if (across === 0 && down === 0) return [text(label, x, y, { side: 'center', room: 52, bold: true, fill: white })];
    const [px, py] = [x + across * 162, y + down * (y - 20)];
    const outward = across > 0 ? 'left' : 'right';
    const side = across === 0 ? 'center' : outward;
    return [
      text(label, px - across * 34, py, { side, room: 90, bold: true, size: 10 }),
      arrow([px - across * 40, py - down * 14], [x + across * 80, y + down * 62]),
    ];
  };
  return drawingOf(226, [outlines([x, y], 0.15, rings, figure.heart), ...forcePlaces.flatMap(force)]);
}

/** A two-by-two matrix with words in each field, row by row; the chosen ones are highlighted. */
export function matrix(
  across: readonly string[],
  down: readonly string[],
  labels: readonly string[],
  chosen: readonly string[],
) {
  const [left, top, height, gap] = [86, 20, 66, 4];
  const width = (DRAWING_WIDTH - left - gap) / 2;
  return drawingOf(156, [
    ...across.map((label, column) => text(label, left + column * (width + gap), 7.6, { fill: muted })),
    ...down.map((label, row) => text(label, 0, top + row * (height + gap) + height / 2, { room: 80, fill: muted })),
    ...labels.flatMap((label, index) => {
      const [x, y] = [left + (index % 2) * (width + gap), top + Math.floor(index / 2) * (height + gap)];
      const isChosen = chosen.includes(label);
      const style = { room: width - 40, bold: isChosen, fill: isChosen ? white : ink };
      return [bar(x, y, width, height, isChosen ? palette.deep : mist), text(label, x + 14, y + height / 2, style)];
    }),
  ]);
}

/** A moat from above: each source closes its own stretch of the water around the heart. */
export function moatSources(labels: readonly string[]) {
  const [x, y] = [DRAWING_WIDTH / 2, 103];
  const on = (radius: number, turn: number): Point => [x + radius * Math.sin(turn), y - radius * Math.cos(turn)];
  // Gap between two stretches, in radians; half of it before the first centres one gap at the top.
  const gap = 0.07;
  const stretches = withMoatStretches(labels, gap / (2 * Math.PI)).flatMap(({ source: label, from, to }, index) => {
    const begin = from * 2 * Math.PI + gap / 2;
    const end = to * 2 * Math.PI + gap / 2;
    const middle = (begin + end) / 2;
    const out = middle < Math.PI ? 1 : -1;
    const [px, py] = on(96, middle);
    const arc = Array.from({ length: 25 }, (_, part) => on(70, begin + ((end - begin) * part) / 24));
    const style = { side: out > 0 ? 'left' : 'right', room: 116, bold: true, size: 10 } as const;
    return [
      trace(arc, index % 2 === 0 ? water : shallow, { width: 17 }),
      trace([on(81, middle), [px, py], [px + 8 * out, py]], muted, { width: 0.7 }),
      text(label, px + 12 * out, py, style),
    ];
  });
  const { heart } = contours({ id: 'moat-sources', rings: 1, heart: 210 });
  return drawingOf(206, [...stretches, outlines([x, y], 0.13, [], heart)]);
}

/** Nested contours with their labels: what is left after each step of a selection, the last as the heart. */
export function nested(labels: readonly string[]) {
  const last = labels.length - 1;
  const figure = contours({ id: `nested ${labels.length}`, rings: last, heart: 110 });
  const depths = waterDepths(last, last).map((depth) => depth * 0.9);
  const rings = figure.rings.map((ring, index) => [ring, `fill="${water}" fill-opacity="${depths[index]}"`] as const);
  return drawingOf(232, [
    outlines([114, 116], 0.2, rings, figure.heart),
    ...labels.flatMap((label, index) => {
      const y = 34 + (index * (232 - 68)) / last;
      // The key’s colours are layered like those of the water.
      const swatch = (fill: string, opacity = 1) => bar(258, y - 7, 14, 14, fill, opacity);
      const layers = depths.slice(0, index + 1).map((depth) => swatch(water, depth));
      return [
        ...(index === last ? [swatch(palette.laterite)] : layers),
        text(label, 282, y, { room: 138, bold: index === last }),
      ];
    }),
  ]);
}

/** The parts of a price before and after a rise in the cost of its material, by how much of that customers pay. */
export function passThrough(material: number, other: number, rise: number) {
  const left = 104;
  const inside = { side: 'center', bold: true } as const;
  const head = (words: string, at: number, side: 'left' | 'center' = 'center') =>
    text(words, left + at * scale, 7.6, { side, fill: muted });
  const cases = [
    { label: 'Before', ...passedOn(material, other, 0, 0) },
    { label: 'Nothing is passed on', ...passedOn(material, other, rise, 0) },
    { label: 'Half is passed on', ...passedOn(material, other, rise, 0.5) },
    { label: 'All is passed on', ...passedOn(material, other, rise, 1) },
  ].map((each) => ({ ...each, width: Math.max(each.price, each.material + each.other) }));
  const scale = (DRAWING_WIDTH - left - 88) / Math.max(110, ...cases.map(({ width }) => width));
  return drawingOf(20 + cases.length * 34, [
    head('Material', material / 2),
    head('Other costs', material + other / 2),
    head('What is left', 100 - 4 / scale, 'left'),
    ...cases.flatMap(({ label, price, width, margin, ...costs }, index) => {
      const y = 20 + index * 34;
      const parts = [
        { from: 0, value: costs.material, fill: water, letters: white },
        { from: costs.material, value: costs.other, fill: shallow, letters: ink },
        { from: costs.material + costs.other, value: margin, fill: accent, letters: white },
      ];
      const words = `margin ${formatPercent(Math.round((1000 * margin) / price) / 10)}`;
      return [
        text(label, 0, y + 11),
        ...parts.flatMap(({ from, value, fill, letters }) => [
          bar(left + from * scale, y, value * scale - 1, 22, fill),
          text(formatNumber(value), left + (from + value / 2) * scale, y + 11, { ...inside, fill: letters }),
        ]),
        text(words, left + width * scale + 7, y + 11, { bold: true }),
      ];
    }),
  ]);
}

/** Falls in percent, each next to the rise that recovers it. */
export function recovery(falls: readonly number[]) {
  const [rowHeight, head, middle] = [26, 24, 170];
  const rows = falls.map((fall) => ({ fall, rise: riseNeeded(fall) }));
  const most = (side: 'fall' | 'rise') => Math.max(...rows.map((row) => row[side]));
  const scale = Math.min((DRAWING_WIDTH - middle - 60) / most('rise'), (middle - 50) / most('fall'));
  return drawingOf(head + rows.length * rowHeight, [
    text('A fall of', middle - 8, 8.6, { side: 'right', fill: muted }),
    text('is made up by a rise of', middle + 8, 8.6, { fill: muted }),
    ...rows.flatMap(({ fall, rise }, index) => {
      const y = head + index * rowHeight;
      return [
        bar(middle - 8 - fall * scale, y, fall * scale, 15, shallow),
        text(`−${formatPercent(fall)}`, middle - 14 - fall * scale, y + 7.6, { side: 'right' }),
        bar(middle + 8, y, rise * scale, 15, water),
        text(`+${formatPercent(Math.round(rise * 10) / 10)}`, middle + 14 + rise * scale, y + 7.6, { bold: true }),
      ];
    }),
  ]);
}
