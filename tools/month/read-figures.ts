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
  const rows: MonthFigures[] = [];
  const faults: string[] = [];
  for (const { cells, line } of body) {
    const at = `Line ${String(line)}:`;
    const [approach = '', net = '', benchmark = '', aum = ''] = cells;
    if (cells.length !== 4) {
      faults.push(`${at} this row has ${String(cells.length)} cells instead of four.`);
      continue;
    }
    for (const [name, value] of Object.entries({ net, benchmark }))
      if (!isNumber(value))
        faults.push(
          `${at} ${name} “${value.slice(0, 40)}” is no number: write it in percent with a point, for instance -1.8.`,
        );
    if (!/^(\d+(\.\d+)?)?$/.test(aum))
      faults.push(`${at} aum “${aum.slice(0, 40)}” is no amount in ₹ crore, for instance 96.4.`);
    if (rows.some((row) => row.approach === approach))
      faults.push(`${at} ${approach} stands here for the second time: keep one of the rows.`);
    rows.push({ line, approach, net, benchmark, aum });
  }
  return { rows, faults };
}
