import { addMonths } from './months.ts';
import type { MonthReturn } from './record.ts';

/** The file of a record: its path, for messages; its text; and its months, oldest first, with their lines. */
interface RecordText {
  file: string;
  text: string;
  rows: readonly (MonthReturn & { line: number })[];
}

/** A month’s returns as typed, in percent. */
type TypedReturns = Record<keyof MonthReturn, string>;

/** The record’s new text, what changed in it, and the published returns that it replaces; or why it cannot be changed. */
type MonthInRecord = { text: string; change?: string; replaced?: MonthReturn } | { fault: string };

/**
 * Adds a month’s returns to a record: at its end, as the month after the last one, or in place of published returns.
 *
 * @param mayReplace whether published returns may be replaced by others
 * @returns the same text without a change if the record already has these returns
 */
export function monthInRecord(
  { file, text, rows }: RecordText,
  typed: TypedReturns,
  mayReplace: boolean,
): MonthInRecord {
  const { month, net, benchmark } = typed;
  const written = `${month},${net},${benchmark}`;
  const there = rows.find((row) => row.month === month);
  if (there === undefined) {
    // A new approach has no last month: its record may begin with any month.
    const last = rows.at(-1)?.month;
    const next = last === undefined ? month : addMonths(last, 1);
    if (month !== next) return { fault: `${file} ends with ${last}, so the next month is ${next}, not ${month}.` };
    const lineEnd = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
    return { text: `${text.trimEnd()}${lineEnd}${written}${lineEnd}`, change: `${file}: ${written}` };
  }
  if (there.net === Number(net) && there.benchmark === Number(benchmark)) return { text };
  if (!mayReplace) {
    const remedy = 'to change published figures, write the reason at the desk, or add --correct "the reason"';
    return { fault: `${file} already has ${month}, as ${there.net} and ${there.benchmark}: ${remedy}.` };
  }
  // The line endings are captured, so that the other lines keep theirs.
  const parts = text.split(/(\r\n|\n|\r)/).with(2 * (there.line - 1), written);
  const change = `${file}: ${month} corrected to ${net} and ${benchmark}`;
  return { text: parts.join(''), change, replaced: there };
}
