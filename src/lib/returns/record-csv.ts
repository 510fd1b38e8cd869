import type { ApproachRecord } from './approach-record.ts';

/** All digits of a figure; as text of its own a very small one would have an exponent, which no record is read with. */
const digits = (percent: number): string =>
  percent.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 100 });

/**
 * A record as a CSV file: the months as content/performance has them, so that it reads back into the same figures. It
 * holds nothing but months, numbers and fixed words, so no spreadsheet finds a formula in it. Invented months say so,
 * each in its row.
 */
export function recordCsv({ months, isSpecimen }: Pick<ApproachRecord, 'months' | 'isSpecimen'>): string {
  const note = isSpecimen ? ',Specimen: invented' : '';
  const rows = months.map(({ month, net, benchmark }) => `${month},${digits(net)},${digits(benchmark)}${note}`);
  return `month,net,benchmark${isSpecimen ? ',note' : ''}\r\n${rows.map((row) => `${row}\r\n`).join('')}`;
}
