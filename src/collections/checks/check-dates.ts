import type { CollectionName } from '../schemas/collections.ts';
import { type ContentProblem, problem } from '../findings/content-problem.ts';
import type { ContentFile } from '../loader/read-file.ts';
import { describedTexts } from '../loader/schema-names.ts';
import type { Site } from './site.ts';

/** Fields of months that a file reports on. */
const reported: Partial<Record<CollectionName, string>> = { complaints: 'month', documents: 'period' };

/** Days and months that have not come. Days are compared as they are written: 2025-06-23 stands before 2025-10-01. */
export function checkDates(entry: ContentFile, { today, isDraft }: Site): ContentProblem[] {
  // Visitors see it on its day at the earliest, and are told the truth then.
  if (isDraft(entry)) return [];
  const { collection } = entry;
  return describedTexts(entry).flatMap((found) => {
    const { field, text, shape } = found;
    const isReported = field === reported[collection] && /\b\d{4}-\d\d$/.test(text);
    if (isReported && text.slice(-7) >= today.slice(0, 7)) return [problem('month-future', found, { month: text })];
    if (!/^\d{4}-\d\d-\d\d$/.test(text) || text <= today) return [];
    if (shape.format !== 'date' || shape.mayLieAhead) return [];
    if (collection === 'communiques') return [problem('date-ahead', found, { day: text })];
    return [problem('date-future', found, { day: text, today })];
  });
}
