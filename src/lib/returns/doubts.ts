import type { MonthReturn } from './record.ts';

/** If both returns of a month are below this, in percent, they are more likely fractions: 0.017 for 1.7%. */
const SMALLEST = 0.1;

/**
 * Why the two returns of the latest month can hardly be right, in words that follow “are”; undefined if they may be: a
 * spreadsheet may have shown its percentages as fractions, or the file of the month before may have been used again.
 *
 * @param before the month before, if there is one
 */
export function doubtAbout({ net, benchmark }: MonthReturn, before?: MonthReturn): string | undefined {
  if (net === before?.net && benchmark === before.benchmark) return 'those of the month before';
  const isSmall = [net, benchmark].every((value) => value !== 0 && Math.abs(value) < SMALLEST);
  return isSmall ? `both below ${SMALLEST}%, as if they were fractions (0.017 for 1.7%)` : undefined;
}
