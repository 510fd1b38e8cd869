import { nearest } from '../../lib/nearest.ts';
import { buttonPlaces, sectionsOf } from '../page-sections.ts';
import { type Finding, finding } from '../findings/finding.ts';
import { type ContentFile, placeOfField } from '../loader/read-file.ts';

/** Sections of a page that are missing, and those and buttons for which it has no place. */
export function checkSections(entry: ContentFile): Finding[] {
  const { collection, id: page, file, source } = entry;
  if (collection !== 'pages') return [];
  const needed = sectionsOf(page);
  const allOf = (list: string, name: string) => source.texts.filter(({ path }) => path[0] === list && path[2] === name);
  const ids = allOf('sections', 'id');
  const missing = needed.filter((name) => !ids.some(({ text }) => text === name));
  const unknown = ids
    .filter(({ text }) => !needed.includes(text))
    .map(({ field, line, text: name }) => ({ line, field, name, near: nearest(name, missing) }));
  const extra = allOf('buttons', 'name').slice(buttonPlaces(page));
  return [
    ...extra.map(({ line, field }) => finding('button-unshown', { file, line, field })),
    ...unknown.map(({ line, field, ...words }) => finding('section-unknown', { file, line, field }, words)),
    ...missing
      .filter((name) => !unknown.some(({ near }) => near === name))
      .map((name) => finding('section-missing', placeOfField(entry, 'sections'), { name })),
  ];
}
