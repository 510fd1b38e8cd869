import type { CollectionName } from '../schemas/collections.ts';
import { type ContentProblem, problem } from '../findings/content-problem.ts';
import type { ContentFile } from '../loader/read-file.ts';
import type { Site } from './site.ts';

const ofApproaches = [
  'reviewed',
  'allotmentDate',
  'performance.asOf',
  'inception',
  'aum.asOf',
  'recordChanges.from',
  'corrections.date',
  'managers.from',
  'managers.published',
  'principalsInvestment.asOf',
];

/**
 * Fields that name a day which has come, by their collection; of a list, those of each of its entries. The date of a
 * document is checked with its PDF.
 */
export const pastDays: Partial<Record<CollectionName, readonly string[]>> = {
  communiques: ['date'],
  strategies: ofApproaches,
  funds: ofApproaches,
  legal: ['reviewed'],
  guides: ['reviewed', 'sources.checked'],
  pages: ['reviewed', 'sources.checked'],
  papers: ['reviewed'],
  team: ['joined'],
  notices: ['date'],
  changes: ['published'],
  documents: ['published'],
  settings: ['riskLineWordings.checked'],
  tax: ['shortTerm.checked', 'longTerm.checked', 'cess.checked'],
  deadlines: ['complaints.checked', 'disclosureDocument.checked', 'accessibility.checked'],
  accessibility: ['tests.date', 'limits.since', 'audit.date', 'audit.findings.mended'],
};

/** Days and months that have not come. Days are compared as they are written: 2025-06-23 stands before 2025-10-01. */
export function checkDates(entry: ContentFile, { today, isDraft }: Site): ContentProblem[] {
  // Visitors see it on its day at the earliest, and are told the truth then.
  if (isDraft(entry)) return [];
  const { collection, file, source } = entry;
  return source.texts.flatMap(({ path, line, text }) => {
    const field = path.map(String).join('.');
    const at = { file, line, field };
    if (collection === 'complaints' && field === 'month' && isMonth(text))
      return text < today.slice(0, text.length) ? [] : [problem('month-future', at, { month: text })];
    const name = path.filter((step) => typeof step === 'string').join('.');
    if (pastDays[collection]?.includes(name) !== true || !isDay(text) || text <= today) return [];
    if (collection === 'communiques') return [problem('date-ahead', at, { day: text })];
    return [problem('date-future', at, { day: text, today })];
  });
}

const isMonth = (text: string) => /^\d{4}-\d\d$/.test(text);

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
