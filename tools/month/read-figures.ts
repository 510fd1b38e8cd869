import { finding } from '../../src/collections/findings/finding.ts';
import { readTable, returnFindings } from '../../src/collections/loader/read-record.ts';

/** An approach’s figures for a month, as typed, and their line: returns in percent, `aum` in ₹ crore or empty. */
export type MonthFigures = Record<'approach' | 'net' | 'benchmark' | 'aum', string> & { line: number };

/**
 * Reads the figures of one month.
 *
 * @returns the rows, and the mistakes with their line numbers
 */
export function readFigures(text: string): { rows: MonthFigures[]; faults: string[] } {
  const file = 'figures.csv';
  const { lines, findings } = readTable(file, text, ['approach', 'net', 'benchmark', 'aum']);
  const rows: MonthFigures[] = [];
  for (const { cells, line } of lines) {
    const at = { file, line };
    const [approach = '', net = '', benchmark = '', aum = ''] = cells;
    findings.push(...returnFindings(net, benchmark, at));
    if (!/^(\d+(\.\d+)?)?$/.test(aum)) {
      const remedy = 'write it in ₹ crore with a decimal point, for instance 96.4';
      findings.push(finding('record-number', at, { column: 'aum', value: aum.slice(0, 40), remedy }));
    }
    if (rows.some((row) => row.approach === approach)) findings.push(finding('record-twice', at, { name: approach }));
    rows.push({ line, approach, net, benchmark, aum });
  }
  const mistakes = findings.filter(({ isWarning }) => !isWarning);
  return { rows, faults: mistakes.map(({ line, message }) => `Line ${line}: ${message}.`) };
}
