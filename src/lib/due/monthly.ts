import type { DocumentKind } from '../document-series.ts';
import { formatDate, formatMonths, type Period } from '../format.ts';
import { addMonths, endOf, type Month, monthOf, startOf } from '../returns/months.ts';
import { addDays, yearLater } from './calendar.ts';
import { type Duty, OWN_PRACTICE } from './duty.ts';

/** “September 2025”, or “September to November 2025” if several months are missing by today. */
function missingMonths(first: Month, today: Date): string {
  const over = addMonths(monthOf(today), -1);
  const last = over > first ? over : first;
  return formatMonths({ from: addDays(startOf(first), 1), to: endOf(last) });
}

/** The next complaints: for the month after the last one reported, due on a fixed day of the month after that. */
export function complaintsDuty(
  reported: { month: Month; where: string },
  rule: { dayOfNextMonth: number; source: string },
  today: Date,
): Duty {
  const next = addMonths(reported.month, 1);
  return {
    kind: 'complaints',
    id: `complaints-${next}`,
    what: `Complaints for ${missingMonths(next, today)}`,
    due: addDays(endOf(next), rule.dayOfNextMonth),
    todo: 'Add the month, and the complaints PDF with it: see “Update the complaints data” in content/README.md.',
    basis: rule.source,
    where: reported.where,
  };
}

/** A month’s returns, factsheets and report are due by the end of the next month. */
const lastDayFor = (month: Month): Date => endOf(addMonths(month, 1));

/** The duty to add the next month to the records. */
export function monthDuty(latest: { month: Month; where: string }, today: Date): Duty {
  const next = addMonths(latest.month, 1);
  return {
    kind: 'month',
    id: `month-${next}`,
    what: `Performance for ${missingMonths(next, today)}`,
    due: lastDayFor(next),
    todo: `Run npm run month -- ${next} figures.csv.`,
    basis: OWN_PRACTICE,
    where: latest.where,
  };
}

/** A document in force; `date` is the last day of its period or, without one, its own day. */
interface InForce {
  id: string;
  title: string;
  kind: DocumentKind;
  date: Date;
  period?: Period | undefined;
  where: string;
}

/** Last day of a document: when the next month’s is due, or after a year. Other kinds do not expire. */
const servesUntil: Partial<Record<DocumentKind, (date: Date) => Date>> = {
  factsheet: (date) => lastDayFor(addMonths(monthOf(date), 1)),
  'performance-report': (date) => lastDayFor(addMonths(monthOf(date), 1)),
  'disclosure-document': yearLater,
  'investor-charter': yearLater,
};

/** The next version of each document that expires; complaints data has its own duty. */
export const documentDuties = (documents: readonly InForce[]): Duty[] =>
  documents.flatMap(({ id, title, kind, date, period, where }) => {
    const due = servesUntil[kind]?.(date);
    if (due === undefined) return [];
    const of = period ? `covers ${formatMonths(period)}` : `is dated ${formatDate(date)}`;
    return {
      kind: 'document',
      id: `document-${id}`,
      what: `The next “${title}”: this one ${of}`,
      due,
      todo: 'Add the next version: see “Replace a document” in content/README.md.',
      basis: OWN_PRACTICE,
      where,
    };
  });
