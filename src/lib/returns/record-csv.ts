import type { ApproachRecord } from './approach-record.ts';

/**
 * A record as a CSV file: the months as content/performance has them, so that it reads back into the same figures. It
 * holds nothing but months, numbers and fixed words, so no spreadsheet finds a formula in it. Invented months say so,
 * each in its row.
 */
export function recordCsv({ months, isSpecimen }: Pick<ApproachRecord, 'months' | 'isSpecimen'>): string {
  const note = isSpecimen ? ',Specimen: invented' : '';
  const rows = months.map(({ month, net, benchmark }) => `${month},${String(net)},${String(benchmark)}${note}`);
  return `month,net,benchmark${isSpecimen ? ',note' : ''}\r\n${rows.map((row) => `${row}\r\n`).join('')}`;
}
