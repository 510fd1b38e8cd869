import { readLines } from '../../src/collections/loader/read-record.ts';

/** One approach’s month with its line: returns as they were typed, in percent, and `aum` in ₹ crore, if that is given. */
export type MonthFigures = Record<'approach' | 'net' | 'benchmark' | 'aum', string> & { line: number };

const header = 'approach,net,benchmark,aum';

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text);

/**
 * Reads the figures of one month.
 *
 * @returns the rows, and what is wrong with its line
 */
export function readFigures(text: string): { rows: MonthFigures[]; faults: string[] } {
  const lines = readLines(text);
  if ('reason' in lines)
    return { rows: [], faults: ['The table cannot be read: export it again as CSV, with commas between the cells.'] };
  const [head, ...body] = lines;
  if (head?.cells.join(',') !== header) {
    const found = head?.cells.join(',') ?? '';
    return { rows: [], faults: [`Line 1: the first line must be ${header}, and is “${found.slice(0, 80)}”.`] };
  }
  if (body.length === 0) return { rows: [], faults: ['There is no row below the first line.'] };
  const rows = body.map(({ cells, line }) => {
    const [approach = '', net = '', benchmark = '', aum = ''] = cells;
    return { line, approach, net, benchmark, aum };
  });
  const faults = rows.flatMap((row, index) => {
    const at = `Line ${String(row.line)}:`;
    const cells = body[index]?.cells.length ?? 0;
    if (cells !== 4) return [`${at} this row has ${String(cells)} cells instead of four.`];
    const wrong = (['net', 'benchmark'] as const).filter((name) => !isNumber(row[name]));
    const isAum = row.aum === '' || /^\d+(\.\d+)?$/.test(row.aum);
    const twice = rows.findIndex(({ approach }) => approach === row.approach) < index;
    return [
      ...wrong.map(
        (name) =>
          `${at} ${name} “${row[name].slice(0, 40)}” is no number: write it in percent with a point, for instance -1.8.`,
      ),
      ...(isAum ? [] : [`${at} aum “${row.aum.slice(0, 40)}” is no amount in ₹ crore, for instance 96.4.`]),
      ...(twice ? [`${at} ${row.approach} stands here for the second time: keep one of the rows.`] : []),
    ];
  });
  return { rows, faults };
}
