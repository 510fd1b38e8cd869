import { daysLeft, daysLeftWords, type Duty, dutyNames } from '../../src/lib/due/duty.ts';
import { inIndia } from '../../src/lib/held-back.ts';
import { SOON_DAYS } from '../due/report.ts';
import { type Finding, finding } from './finding.ts';

const DAY_MS = 86_400_000;

/** The calendar day in India, as midnight UTC, as dates of the content are. */
export const indianDay = (now: Date) => new Date(Math.floor(inIndia(now).getTime() / DAY_MS) * DAY_MS);

/**
 * What the firm owes its site. It stands in the way of a launch from its last day on, as it would be overdue on the next;
 * what is due soon is for a person to look at.
 */
export const owed = (duties: readonly Duty[], today: Date): Finding[] =>
  duties
    .filter((duty) => daysLeft(duty, today) <= SOON_DAYS)
    .map((duty) => {
      const blocks = daysLeft(duty, today) <= 0;
      return finding(
        dutyNames[duty.kind],
        duty.where,
        `${duty.what}: ${daysLeftWords(duty, today)}`,
        duty.todo,
        blocks,
      );
    });
