import { formatDate } from '../format.ts';
import { addWorkingDays } from './calendar.ts';
import type { Duty } from './duty.ts';

/** A change that requires changed pages of the Disclosure Document. */
interface DisclosedChange {
  id: string;
  heading: string;
  /** Day from which it applies, at midnight UTC. */
  changed: Date;
  where: string;
}

/**
 * Changed pages that are not published yet: the Disclosure Document includes a change if it is dated on the day of the
 * change or later.
 *
 * @param documentOf day of the Disclosure Document in force; undefined if there is none
 */
export const disclosureDuties = (
  changes: readonly DisclosedChange[],
  documentOf: Date | undefined,
  rule: { workingDays: number; source: string },
  holidays: readonly Date[],
): Duty[] =>
  changes
    .filter(({ changed }) => documentOf === undefined || documentOf < changed)
    .map(({ id, heading, changed, where }) => ({
      kind: 'disclosure-document',
      id: `disclosure-document-${id}`,
      what: `Changed pages of the Disclosure Document: ${heading}, from ${formatDate(changed)}`,
      due: addWorkingDays(changed, rule.workingDays, holidays),
      todo: 'Add the changed document with its new date: see “Replace a document” in content/README.md.',
      basis: rule.source,
      where,
    }));
