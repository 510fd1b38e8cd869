import type { DocumentKind } from '../documents/document-series.ts';
import { addDays } from '../days.ts';
import { formatDate, formatMonths, type Period } from '../format.ts';
import { addMonths, endOf, type Month, monthName, monthOf } from '../returns/months.ts';
import { yearLater } from './calendar.ts';
import { type Duty, OWN_PRACTICE } from './duty.ts';

/** The months that are not published yet: to the current one, or the first after it. */
function owedMonths(published: Month, today: Date): Month[] {
  const months = [addMonths(published, 1)];
  for (let month = addMonths(published, 2); month <= monthOf(today); month = addMonths(month, 1)) months.push(month);
  return months;
}

/** Each month’s complaints after the last month reported, due on a fixed day of the month after it. */
export const complaintsDuties = (
  { month: reported, where }: { month: Month; where: string },
  rule: { dayOfNextMonth: number; source: string },
  today: Date,
): Duty[] =>
  owedMonths(reported, today).map((month) => ({
    kind: 'complaints',
    id: `complaints-${month}`,
    what: `Complaints for ${monthName(month)}`,
    due: addDays(endOf(month), rule.dayOfNextMonth),
    todo: 'Add the month, and the complaints PDF with it: see “Update the complaints data” in content/README.md.',
    basis: rule.source,
    where,
  }));

/** A month’s returns, factsheets and report are due by the end of the next month. */
const lastDayFor = (month: Month): Date => endOf(addMonths(month, 1));

/** Each month to add to the records after their last one. */
export const monthDuties = ({ month: latest, where }: { month: Month; where: string }, today: Date): Duty[] =>
  owedMonths(latest, today).map((month) => ({
    kind: 'month',
    id: `month-${month}`,
    what: `Performance for ${monthName(month)}`,
    due: lastDayFor(month),
    todo: `Run npm run month -- ${month} figures.csv.`,
    basis: OWN_PRACTICE,
    where,
  }));

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
