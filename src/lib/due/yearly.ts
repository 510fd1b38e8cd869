import { formatDate } from '../format.ts';
import { addDays, newest } from '../days.ts';
import { dayOfYear, nextDayOfYear, yearLater } from './calendar.ts';
import { type Duty, type DutyKind, OWN_PRACTICE } from './duty.ts';

/** A text, rate or fact that must be checked every year. */
export interface LookedAt {
  kind: Extract<DutyKind, 'legal' | 'guide' | 'tax' | 'source'>;
  id: string;
  /** Its name on the site. */
  name: string;
  /** Day on which it was last checked, at midnight UTC. */
  on: Date;
  where: string;
}

const todos: Record<LookedAt['kind'], string> = {
  legal: 'The compliance officer must read it and set the new date under reviewed.',
  guide: 'Somebody who does the onboarding must read it and set the new date under reviewed.',
  tax: 'Look up the rate, update what has changed, and set the new date under checked.',
  source: 'Look up the source, update what has changed, and set the new date under checked.',
};

const verbs: Record<LookedAt['kind'], string> = {
  legal: 'last reviewed',
  guide: 'last reviewed',
  tax: 'last checked',
  source: 'last checked',
};

/** Each text, rate and fact is due again a year after its last check. */
export const yearlyDuties = (all: readonly LookedAt[]): Duty[] =>
  all.map(({ kind, id, name, on, where }) => ({
    kind,
    id: `${kind}-${id}`,
    what: `“${name}”, ${verbs[kind]} on ${formatDate(on)}`,
    due: yearLater(on),
    todo: todos[kind],
    basis: OWN_PRACTICE,
    where,
  }));

/** Deadlines in working days skip the office’s holidays, so the next year’s are due on the last day of the list. */
export function holidaysDuty(holidays: readonly Date[], where: string): Duty[] {
  const last = newest(holidays);
  if (last === undefined) return [];
  return [
    {
      kind: 'holidays',
      id: 'holidays',
      what: `Office holidays, listed until ${formatDate(last)}`,
      due: last,
      todo: 'Add next year’s: without them, deadlines in working days are reported too early.',
      basis: OWN_PRACTICE,
      where,
    },
  ];
}

/** The site’s statements on its accessibility, each with its place. */
export interface Accessibility {
  /** Year of the last report sent to the regulator; undefined before the first. */
  reportedFor?: number | undefined;
  /** Day of the last audit, and its open findings. */
  audit?: { date: Date; open: readonly { criterion: string; what: string; where: string }[] } | undefined;
  /** What does not work, with the day by which it is to be fixed, if there is one. */
  limits: readonly { what: string; fixBy?: Date | undefined; where: string }[];
  where: string;
}

interface AccessibilityRule {
  /** Written month-day. */
  report: string;
  firstReport: number;
  /** Written month-day. */
  fixedBy: string;
  source: string;
}

/**
 * The next report, the open findings of the last audit, and the limits that the site promises to fix. An audit belongs
 * to the next report after it or, if it is late, to the report not yet sent; its findings must be fixed by the first
 * `fixedBy` after the day of that report.
 */
export function accessibilityDuties(site: Accessibility, rule: AccessibilityRule): Duty[] {
  const year = Math.max(rule.firstReport, (site.reportedFor ?? 0) + 1);
  const shared = { kind: 'accessibility' as const, basis: rule.source };
  const report: Duty = {
    ...shared,
    id: `accessibility-report-${year}`,
    what: `Accessibility report for ${year}`,
    due: dayOfYear(year, rule.report),
    todo: 'Have the site audited, send the report, and write its year under reportedFor.',
    where: site.where,
  };
  const { audit } = site;
  const open = audit?.open.map(({ criterion, what, where }): Duty => {
    const following = nextDayOfYear(audit.date, rule.report);
    const reportDay = following < report.due ? following : report.due;
    return {
      ...shared,
      // A criterion may fail in more than one way.
      id: `accessibility-finding-${criterion}-${what}`,
      what: `Audit finding: ${criterion}`,
      due: nextDayOfYear(addDays(reportDay, 1), rule.fixedBy),
      todo: 'Fix it, and write the date under fixed.',
      where,
    };
  });
  const limits = site.limits.flatMap(({ what, fixBy, where }): Duty[] => {
    if (fixBy === undefined) return [];
    const todo = 'Fix it and remove it from the list, or write a new date under fixBy.';
    // Listed in the middle of a line, where the sentence’s full stop would precede a colon.
    const matter = what.replace(/\.$/, '');
    return [
      { ...shared, id: `accessibility-limit-${what}`, what: matter, due: fixBy, todo, basis: OWN_PRACTICE, where },
    ];
  });
  return [report, ...(open ?? []), ...limits];
}
