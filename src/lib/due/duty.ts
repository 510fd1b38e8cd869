import { counted } from '../format.ts';
import { daysBetween } from '../days.ts';

/** The kinds of duties, each with its name in summaries. */
export const dutyNames = {
  complaints: 'complaints data',
  'disclosure-document': 'pages of the Disclosure Document',
  month: 'months of performance',
  document: 'documents that are out of date',
  accessibility: 'accessibility',
  legal: 'legal reviews',
  guide: 'guide reviews',
  tax: 'tax rates',
  source: 'legal facts',
  holidays: 'office holidays',
} as const;

export type DutyKind = keyof typeof dutyNames;

/** Something that the firm has to do on its site by a day. */
export interface Duty {
  kind: DutyKind;
  /** Stays the same until the duty is done; identifies its event in a calendar. */
  id: string;
  what: string;
  /** Last day on which it is on time, at midnight UTC. */
  due: Date;
  /** What to do. */
  todo: string;
  /** What requires it: a text of the regulator, or the firm’s own practice. */
  basis: string;
  /** File and line that it comes from: `content/complaints.yaml:5`. */
  where: string;
}

/** The basis of duties that no text of the regulator requires. */
export const OWN_PRACTICE = 'the firm’s own practice';

/** Days until a duty is due: 0 on its last day, less than 0 once it is overdue. `today` is at midnight UTC. */
export const daysLeft = ({ due }: Pick<Duty, 'due'>, today: Date): number => daysBetween(today, due);

/** Whether a duty’s last day has passed. `today` is at midnight UTC. */
export const isOverdue = (duty: Pick<Duty, 'due'>, today: Date): boolean => daysLeft(duty, today) < 0;

/** “3 days late”, “due today”, “in 12 days”. */
export function daysLeftWords(duty: Pick<Duty, 'due'>, today: Date): string {
  const days = daysLeft(duty, today);
  if (days === 0) return 'due today';
  return days < 0 ? `${counted(-days, 'day')} late` : `in ${counted(days, 'day')}`;
}

/** The soonest first; duties of the same day by name. */
export const bySoonest = (a: Duty, b: Duty): number =>
  a.due.getTime() - b.due.getTime() || a.what.localeCompare(b.what, 'en') || a.where.localeCompare(b.where, 'en');
