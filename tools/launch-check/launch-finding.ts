import { type Finding, findingWords } from '../../src/collections/findings/finding.ts';
import { daysLeft, daysLeftWords, type Duty, dutyNames } from '../../src/lib/due/duty.ts';
import type { LaunchFinding } from '../../src/desk/answers.ts';
import { SOON_DAYS } from '../../src/lib/due/report.ts';

export type { LaunchFinding };

type Make = (concern: string, where: string, what: string, todo: string) => LaunchFinding;

/** A finding that blocks a launch. */
export const blocker: Make = (concern, where, what, todo) => ({ concern, blocks: true, where, what, todo });

/** A finding for a person to review. */
export const reminder: Make = (concern, where, what, todo) => ({ concern, blocks: false, where, what, todo });

/** The results of the build's checks: mistakes block a launch, warnings are for a person to review. */
export const asLaunchFindings = (findings: readonly Finding[]): LaunchFinding[] =>
  findings.map((found) => {
    const [where, words] = [`${found.file}:${found.line}`, findingWords(found)];
    return found.isWarning
      ? reminder('warnings about the content', where, words, 'Read the sentence and decide.')
      : blocker('mistakes in the content', where, words, 'Fix it; npm run build stops here.');
  });

/**
 * The site's duties that are due soon, for a person to review. From its last day on a duty blocks a launch, because it
 * would be overdue the next day.
 */
export const dueSoon = (duties: readonly Duty[], today: Date): LaunchFinding[] =>
  duties
    .filter((duty) => daysLeft(duty, today) <= SOON_DAYS)
    .map((duty) => {
      const make = daysLeft(duty, today) <= 0 ? blocker : reminder;
      return make(dutyNames[duty.kind], duty.where, `${duty.what}: ${daysLeftWords(duty, today)}`, duty.todo);
    });
