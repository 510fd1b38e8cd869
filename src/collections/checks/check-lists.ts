import { type Finding, finding } from '../findings/finding.ts';
import { type ContentFile, placeOfField } from '../loader/read-file.ts';
import type { CollectionName } from '../schemas/collections.ts';
import { fieldsOf } from '../../lib/fields-of.ts';
import type { Site } from './site.ts';

/** A question without a question mark. */
export function checkQuestion(entry: ContentFile): Finding[] {
  const { question } = fieldsOf(entry.source.data);
  if (entry.collection !== 'faq' || typeof question !== 'string' || question.includes('?')) return [];
  return [finding('question-mark', placeOfField(entry, 'question'))];
}

type Code = `${'order' | 'term' | 'name'}-twice`;

/** A finding with this code for each file of these collections that repeats a field’s value from an earlier file. */
function copies(site: Site, code: Code, field: string, ...collections: CollectionName[]): Finding[] {
  const first = new Map<string, string>();
  // Sorted without the extension, so that benchmark-2.yaml comes after benchmark.yaml.
  const byName = collections.flatMap(site.filesOf).sort((a, b) => (a.id < b.id ? -1 : 1));
  const replaced = new Set(byName.map(({ source }) => fieldsOf(source.data)['replaces']));
  return byName.flatMap((entry) => {
    const value = fieldsOf(entry.source.data)[field];
    // An earlier version of a document is called the same as the one that replaces it.
    if ((typeof value !== 'string' && typeof value !== 'number') || replaced.has(entry.id)) return [];
    const plain = String(value).trim().toLowerCase();
    const other = first.get(plain);
    if (other === undefined) first.set(plain, entry.file);
    return other === undefined ? [] : [finding(code, placeOfField(entry, field), { name: String(value), other })];
  });
}

/**
 * Headings in answers whose id is that of an answer, or of a heading in another answer. Within one answer the renderer
 * numbers equal headings.
 */
function answers(site: Site): Finding[] {
  const firstWith = new Map<string, string>();
  return site.filesOf('faq').flatMap(({ body, file }) =>
    body.headings.flatMap((heading) => {
      const { id } = heading;
      const first = firstWith.get(id) ?? file;
      firstWith.set(id, first);
      const isTaken = site.find('faq', id) !== undefined || first !== file;
      return isTaken ? [finding('answer-heading', heading, { id })] : [];
    }),
  );
}

/** Questions with the same order, entries with the same name, and headings that two answers share. */
export const checkLists = (site: Site): Finding[] => [
  ...copies(site, 'order-twice', 'order', 'faq'),
  ...copies(site, 'term-twice', 'term', 'glossary'),
  ...copies(site, 'name-twice', 'name', 'team'),
  ...copies(site, 'name-twice', 'name', 'strategies', 'funds'),
  ...copies(site, 'name-twice', 'question', 'faq'),
  ...copies(site, 'name-twice', 'title', 'communiques'),
  ...copies(site, 'name-twice', 'title', 'documents'),
  ...copies(site, 'name-twice', 'title', 'guides', 'legal'),
  ...copies(site, 'name-twice', 'heading', 'notices'),
  ...copies(site, 'name-twice', 'heading', 'changes'),
  ...answers(site),
];
