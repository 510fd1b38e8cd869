import { daysLeft, daysLeftWords, type Duty, isOverdue } from './duty.ts';
import { formatDate, isoDay } from '../format.ts';

/** Number of days ahead that count as “soon” in the report. */
export const SOON_DAYS = 30;

/** Duties with the same day and the same instructions: the day, each duty with its place, and the instructions. */
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

/** The duties as a table for a terminal: overdue, due soon, and later. They must be sorted, soonest first. */
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

/** The duties for programs; `day` is the day from which `daysLeft` is counted. */
export function listed(duties: readonly Duty[], today: Date) {
  const all = duties.map(({ due, ...duty }) => ({ ...duty, due: isoDay(due), daysLeft: daysLeft({ due }, today) }));
  return { day: isoDay(today), overdue: all.filter((duty) => duty.daysLeft < 0).length, duties: all };
}
