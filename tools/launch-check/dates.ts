import { type DocumentKind, seriesOf } from '../../src/lib/document-series.ts';
import { formatDate, formatMonths } from '../../src/lib/format.ts';
import { inIndia } from '../../src/lib/held-back.ts';
import { type Finding, finding } from './finding.ts';
import type { LaunchContent } from './read-content.ts';

const DAY_MS = 86_400_000;

/** The calendar day in India, as midnight UTC, as dates of the content are. */
export const indianDay = (now: Date) => new Date(Math.floor(inIndia(now).getTime() / DAY_MS) * DAY_MS);

/** Whole days from one day to a later one. */
const daysBetween = (from: Date, to: Date) => Math.round((to.getTime() - from.getTime()) / DAY_MS);

/**
 * The month that must be published by now, if each is due by a day of the month after it: on 6 September with `dueDay` 7
 * it is still July, from the 7th on it is August. As `2025-08`.
 */
export function monthDue(today: Date, dueDay: number): string {
  const back = today.getUTCDate() < dueDay ? 2 : 1;
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1)).toISOString().slice(0, 7);
}

/** A text is read again within a year: the firm's own custom, no rule of the regulator. */
const YEAR_DAYS = 365;

/** A monthly paper has the month after its own to appear, and serves until the next appears. */
const MONTHLY_DAYS = 62;

/** Days from a document's last day until it is past its time. */
const lasting: Partial<Record<DocumentKind, number>> = {
  'complaints-data': MONTHLY_DAYS,
  factsheet: MONTHLY_DAYS,
  'performance-report': MONTHLY_DAYS,
  'disclosure-document': YEAR_DAYS,
  'investor-charter': YEAR_DAYS,
};

/** Documents in force whose period is over. */
export function periods({ documents }: Pick<LaunchContent, 'documents'>, today: Date): Finding[] {
  return seriesOf(documents).flatMap(({ current: { file, data, lineOf } }) => {
    const age = daysBetween(data.date, today);
    if (age <= (lasting[data.kind] ?? Infinity)) return [];
    const of = data.period ? `reports on ${formatMonths(data.period)}` : `is of ${formatDate(data.date)}`;
    const where = `${file}:${lineOf([data.period ? 'period' : 'date'])}`;
    const todo = 'Put the next version there: “Replace a document” in content/README.md.';
    return [finding('documents past their period', where, `“${data.title}” ${of}, ${age} days ago`, todo)];
  });
}

/** Legal texts that nobody has reviewed for a year. */
export const legalReviews = ({ legal }: Pick<LaunchContent, 'legal'>, today: Date): Finding[] =>
  legal
    .filter(({ data }) => daysBetween(data.reviewed, today) > YEAR_DAYS)
    .map(({ file, data, lineOf }) => {
      const what = `“${data.title}” was last reviewed on ${formatDate(data.reviewed)}`;
      const todo = 'The compliance officer reads it and sets the new day.';
      return finding('legal reviews', `${file}:${lineOf(['reviewed'])}`, what, todo);
    });
