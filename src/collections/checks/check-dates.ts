import type { CollectionName } from '../schemas/collections.ts';
import { type Finding, finding } from '../findings/finding.ts';
import { type ContentFile, describedTexts } from '../loader/read-file.ts';
import type { Site } from './site.ts';

/** Fields with the month that a file reports on. */
const reported: Partial<Record<CollectionName, string>> = { complaints: 'month', documents: 'period' };

/** Days of the firm’s own work, which cannot be older than the firm; a record, or a reading of the law, may be. */
const ofFirm = /\b(?:date|published|asOf|joined|changed|reviewed|since|fixed|fixBy)$/;

/** Days and months in the future, or before the firm was founded. ISO days compare correctly as text. */
export function checkDates(entry: ContentFile, { today, isUnpublished, firm }: Site): Finding[] {
  // Visitors see it on its publish date at the earliest, and its days are checked again then.
  if (isUnpublished(entry)) return [];
  const founded = Number(firm['foundedYear']);
  return describedTexts(entry).flatMap((found) => {
    const { field, text, shape } = found;
    const isReported = field === reported[entry.collection] && /\b\d{4}-\d\d$/.test(text);
    if (isReported && text.slice(-7) >= today.slice(0, 7)) return [finding('month-future', found, { month: text })];
    // Days before 1950, which are no days of any field, are reported by the schemas.
    const isDay = shape.format === 'date' && /^(19[5-9]|[2-9]\d\d)\d-(0\d|1[0-2])-\d\d$/.test(text);
    const isOfFirm = isReported || (isDay && ofFirm.test(field));
    if (isOfFirm && Number(text.slice(0, 4)) < founded) return [finding('date-early', found, { day: text, founded })];
    if (!isDay || shape.mayLieAhead || text <= today) return [];
    if (entry.collection === 'communiques') return [finding('date-ahead', found, { day: text })];
    return [finding('date-future', found, { day: text, today })];
  });
}
