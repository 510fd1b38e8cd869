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

/** A finding with this code for each file of a collection that repeats a field’s value from an earlier file. */
function copies(site: Site, code: `${'order' | 'term' | 'name'}-twice`, collection: CollectionName, field: string) {
  const first = new Map<string, string>();
  // Sorted without the extension, so that benchmark-2.yaml comes after benchmark.yaml.
  const byName = site.filesOf(collection).sort((a, b) => (a.id < b.id ? -1 : 1));
  return byName.flatMap((entry) => {
    const value = fieldsOf(entry.source.data)[field];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
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

/** Questions with the same order, duplicate terms, people, questions and titles, and headings that two answers share. */
export const checkLists = (site: Site): Finding[] => [
  ...copies(site, 'order-twice', 'faq', 'order'),
  ...copies(site, 'term-twice', 'glossary', 'term'),
  ...copies(site, 'name-twice', 'team', 'name'),
  ...copies(site, 'name-twice', 'faq', 'question'),
  ...copies(site, 'name-twice', 'communiques', 'title'),
  ...answers(site),
];
