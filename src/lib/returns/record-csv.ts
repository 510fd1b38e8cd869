import type { ApproachRecord } from './approach-record.ts';

/** All digits of a figure; `String` would write a very small one with an exponent, which cannot be read back. */
const digits = (percent: number): string =>
  percent.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 100 });

/** A cell in quotes. */
const quoted = (words: string): string => `"${words.replaceAll('"', '""')}"`;

/**
 * A record as a CSV file, with the months as in content/performance, so that it reads back into the same figures. Every
 * cell begins with a digit, a minus sign before one, or a fixed word, so there is nothing that a spreadsheet could take
 * for a formula. Invented months are marked, each in its row; the first row also names the benchmark, and has the words
 * that must stand beside returns.
 *
 * @param notes those words, in sentences
 */
export function recordCsv(
  { months, benchmark, isSpecimen }: Pick<ApproachRecord, 'months' | 'benchmark' | 'isSpecimen'>,
  notes: readonly string[],
): string {
  const mark = isSpecimen ? ['Specimen: invented.'] : [];
  const rows = months.map(({ month, net, benchmark: other }, index) => {
    const words = index === 0 ? [...mark, `Benchmark: ${benchmark}.`, ...notes] : mark;
    return `${month},${digits(net)},${digits(other)},${quoted(words.join(' '))}\r\n`;
  });
  return `month,net,benchmark,note\r\n${rows.join('')}`;
}
