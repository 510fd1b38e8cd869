import { reservedIds } from './reserved-ids.ts';
import { type Finding, finding } from '../findings/finding.ts';
import { sectionsIn, valuesOf } from '../loader/read-body.ts';
import type { ContentFile } from '../loader/read-file.ts';

const marks = (level: number) => '#'.repeat(level);

/** Headings and sections whose id is already in use on the page. */
function taken({ body, collection, id: name }: ContentFile): Finding[] {
  // A PDF has no ids.
  if (collection === 'papers') return [];
  const reserved = reservedIds(collection, name);
  const meanings = body.tags.filter((tag) => tag.name === 'Term').map((tag) => `term-${valuesOf(tag)['id'] ?? ''}`);
  const isReserved = (id: string) => reserved.includes(id) || id.startsWith('menu-') || meanings.includes(id);
  const sections = sectionsIn(body);
  const ofSections = sections.flatMap(({ id }) => [id, `${id}-heading`]);
  return [
    ...sections.filter(({ id }, index) => isReserved(id) || sections.findIndex((other) => other.id === id) < index),
    ...body.headings.filter(({ id }) => isReserved(id) || ofSections.includes(id)),
  ].map((place) => finding('heading-taken', place, { id: place.id }));
}

/** Second main headings, and headings that skip a level, have no words, or have an id already in use on the page. */
export const checkHeadings = (entry: ContentFile): Finding[] => [
  ...levels(entry),
  ...entry.body.headings.filter(({ text }) => text.trim() === '').map((heading) => finding('heading-empty', heading)),
  ...taken(entry),
];

function levels(entry: ContentFile): Finding[] {
  // The lowest heading level that the page makes from the fields; the text starts one below it.
  const first = entry.collection === 'faq' ? 2 : 1;
  let above = first;
  const outline = [...entry.body.headings, ...sectionsIn(entry.body)].sort((a, b) => a.line - b.line);
  return outline.flatMap((heading) => {
    const { level } = heading;
    const should = above + 1;
    above = Math.max(level, first + 1);
    if (level <= first) return [finding('heading-first', heading, { level: marks(first + 1) })];
    return level > should ? [finding('heading-skip', heading, { level: marks(level), should: marks(should) })] : [];
  });
}
