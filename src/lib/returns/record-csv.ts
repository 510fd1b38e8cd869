import type { ApproachRecord } from './approach-record.ts';

/** All digits of a figure; `String` would write a very small one with an exponent, which cannot be read back. */
const digits = (percent: number): string =>
  percent.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 100 });

/**
 * A record as a CSV file, with the months as in content/performance, so that it reads back into the same figures. It
 * contains only months, numbers and fixed words, so there is nothing that a spreadsheet could take for a formula.
 * Invented months are marked, each in its row.
 */
export function recordCsv({ months, isSpecimen }: Pick<ApproachRecord, 'months' | 'isSpecimen'>): string {
  const note = isSpecimen ? ',Specimen: invented' : '';
  const rows = months.map(({ month, net, benchmark }) => `${month},${digits(net)},${digits(benchmark)}${note}`);
  return `month,net,benchmark${isSpecimen ? ',note' : ''}\r\n${rows.map((row) => `${row}\r\n`).join('')}`;
}
