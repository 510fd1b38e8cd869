import { formatDate } from '../format.ts';
import { addWorkingDays } from './calendar.ts';
import type { Duty } from './duty.ts';

/** A change that pages of the Disclosure Document follow. */
interface DisclosedChange {
  id: string;
  heading: string;
  /** Day from which it holds, at midnight UTC. */
  changed: Date;
  where: string;
}

/**
 * Changed pages that are not up yet: a change is in the Disclosure Document once that is of the day of the change or
 * later.
 *
 * @param documentOf day of the Disclosure Document in force; undefined while there is none
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
