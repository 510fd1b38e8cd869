import { type Finding, finding } from '../findings/finding.ts';
import { type ContentFile, placeOfField } from '../loader/read-file.ts';
import type { CollectionName } from '../schemas/collections.ts';
import { fieldsOf } from '../../lib/fields-of.ts';
import type { Site } from './site.ts';

/** Checks for entries that are listed together on one page. */

export function checkQuestion(entry: ContentFile): Finding[] {
  const { question } = fieldsOf(entry.source.data);
  if (entry.collection !== 'faq' || typeof question !== 'string' || question.includes('?')) return [];
  return [finding('question-mark', placeOfField(entry, 'question'))];
}

/** Files of a collection that repeat a field’s value from an earlier file, each with that file. */
function copies(site: Site, collection: CollectionName, field: string) {
  const first = new Map<string, string>();
  // Sorted without the extension, so that benchmark-2.yaml comes after benchmark.yaml.
  const byName = site.filesOf(collection).sort((a, b) => (a.id < b.id ? -1 : 1));
  return byName.flatMap((entry) => {
    const value = fieldsOf(entry.source.data)[field];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const plain = String(value).trim().toLowerCase();
    const other = first.get(plain);
    if (other === undefined) first.set(plain, entry.file);
    return other === undefined ? [] : [{ place: placeOfField(entry, field), value, other }];
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
  ...copies(site, 'faq', 'order').map(({ place, value, other }) =>
    finding('order-twice', place, { order: Number(value), other }),
  ),
  ...copies(site, 'glossary', 'term').map(({ place, value, other }) =>
    finding('term-twice', place, { term: String(value), other }),
  ),
  ...[...copies(site, 'team', 'name'), ...copies(site, 'faq', 'question'), ...copies(site, 'communiques', 'title')].map(
    ({ place, value, other }) => finding('name-twice', place, { name: String(value), other }),
  ),
  ...answers(site),
];
