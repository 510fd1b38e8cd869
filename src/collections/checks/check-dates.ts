import type { CollectionName } from '../schemas/collections.ts';
import { type ContentProblem, problem } from '../findings/content-problem.ts';
import type { ContentFile } from '../loader/read-file.ts';
import { describedTexts } from '../loader/schema-names.ts';
import type { Site } from './site.ts';

/** Fields of months that a file reports on. */
const reported: Partial<Record<CollectionName, string>> = { complaints: 'month', documents: 'period' };

/** Days on which the firm wrote or looked at something; the record of an approach may be older than the firm. */
const ofFirm = new Set<PropertyKey | undefined>(['date', 'reviewed', 'published', 'checked', 'asOf']);

/** Days and months that have not come, or in which there was no firm. Days are compared as they are written: 2025-06-23 stands before 2025-10-01. */
export function checkDates(entry: ContentFile, { today, isDraft, firm }: Site): ContentProblem[] {
  // Visitors see it on its day at the earliest, and are told the truth then.
  if (isDraft(entry)) return [];
  const { collection } = entry;
  const founded = Number(firm['foundedYear']);
  return describedTexts(entry).flatMap((found) => {
    const { path, field, text, shape } = found;
    const isReported = field === reported[collection] && /\b\d{4}-\d\d$/.test(text);
    if (isReported && text.slice(-7) >= today.slice(0, 7)) return [problem('month-future', found, { month: text })];
    const isDay = shape.format === 'date' && !shape.mayLieAhead && /^\d{4}-\d\d-\d\d$/.test(text);
    const isOfFirm = isReported || (isDay && ofFirm.has(path.at(-1)));
    if (isOfFirm && Number(text.slice(0, 4)) < founded) return [problem('date-early', found, { day: text, founded })];
    if (!isDay || text <= today) return [];
    if (collection === 'communiques') return [problem('date-ahead', found, { day: text })];
    return [problem('date-future', found, { day: text, today })];
  });
}
