import { daysLeft, daysLeftWords, type Duty, isOverdue } from './duty.ts';
import { formatDate, isoDay } from '../format.ts';

/** Days ahead that the report shows first. */
export const SOON_DAYS = 30;

/** Duties of one day that are done in one way: the day once, each with its place, and what to do once. */
function group(duties: readonly Duty[], today: Date): string {
  const [first] = duties;
  if (first === undefined) return '';
  const width = Math.max(...duties.map(({ where }) => where.length));
  return [
    `  ${formatDate(first.due)}, ${daysLeftWords(first, today)}`,
    ...duties.map(({ where, what }) => `    ${where.padEnd(width)}  ${what}`),
    `    → ${first.todo} (${first.basis})`,
  ].join('\n');
}

function part(heading: string, duties: readonly Duty[], today: Date): string[] {
  if (duties.length === 0) return [];
  const groups = Map.groupBy(duties, ({ due, todo, basis }) => `${isoDay(due)} ${todo} ${basis}`);
  return [`${heading} (${duties.length})`, ...[...groups.values()].map((some) => group(some, today)), ''];
}

/** What is owed as a table for a terminal: what is overdue, what is due soon, and the rest. Duties are the soonest first. */
export function table(duties: readonly Duty[], today: Date): string {
  const overdue = duties.filter((duty) => isOverdue(duty, today));
  const soon = duties.filter((duty) => !isOverdue(duty, today) && daysLeft(duty, today) <= SOON_DAYS);
  const later = duties.filter((duty) => daysLeft(duty, today) > SOON_DAYS);
  return [
    ...part('Overdue', overdue, today),
    ...part(`Due within ${SOON_DAYS} days`, soon, today),
    ...part('Later', later, today),
    overdue.length === 0 ? 'Nothing is overdue.' : `${overdue.length} overdue.`,
  ].join('\n');
}

/** The same for programs; `day` is the day that it was counted by. */
export function listed(duties: readonly Duty[], today: Date) {
  const all = duties.map(({ due, ...duty }) => ({ ...duty, due: isoDay(due), daysLeft: daysLeft({ due }, today) }));
  return { day: isoDay(today), overdue: all.filter((duty) => duty.daysLeft < 0).length, duties: all };
}
