import { formatDate } from './format.ts';
import { indianDay } from './days.ts';

/**
 * The moment from which visitors can see an entry; infinity for a draft.
 *
 * @param data its fields; `publishDate` is midnight UTC of the day, as the schemas read it
 */
export function shownFrom(data: { draft?: unknown; publishDate?: unknown }): number {
  if (data.draft === true) return Infinity;
  return data.publishDate instanceof Date ? data.publishDate.getTime() : -Infinity;
}

/** Whether visitors cannot see an entry yet, at the moment of the build. Days begin at midnight in India. */
export const isUnpublishedAt = (data: { draft?: unknown; publishDate?: unknown }, now: Date): boolean =>
  shownFrom(data) > indianDay(now).getTime();

/**
 * The note that writers see on an entry that visitors cannot see yet: “Draft” or “Visible from 15 September 2025”;
 * undefined if visitors can see it. The day and the moment are those of `isUnpublishedAt`.
 */
export function draftNote(data: { draft: boolean; publishDate?: Date | undefined }, now: Date): string | undefined {
  if (!isUnpublishedAt(data, now)) return undefined;
  return data.draft || data.publishDate === undefined ? 'Draft' : `Visible from ${formatDate(data.publishDate)}`;
}
