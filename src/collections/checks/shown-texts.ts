import { memoizeByObject } from '../../lib/memoize-by-object.ts';
import { typographic } from '../../lib/texts/typographic.ts';
import { namingsOf } from '../../mdx/table.ts';
import type { Place } from '../findings/finding.ts';
import { type ContentFile, describedTexts } from '../loader/read-file.ts';

/** Texts of the front matter that visitors read, with their field names: no ids or addresses. */
export const fieldTexts = (entry: ContentFile) =>
  describedTexts(entry).filter(({ text }) => !/^(\/|\.\/|#|https?:)\S*$/.test(text) && !/^[a-z\d-]+$/.test(text));

/** All texts that visitors read: no ids or addresses, and not the list of watched words. */
export const textsIn = memoizeByObject((entry: ContentFile): (Place & { text: string })[] => {
  if (entry.collection === 'words') return [];
  const inTags = entry.body.tags.flatMap(({ file, line, name: tag, attributes }) => {
    const namings = namingsOf(tag);
    const shown = attributes.filter(({ name }) => namings[name] === 'words');
    return shown.map(({ value = '' }) => ({ file, line, text: value }));
  });
  // The words of the list are typographic, too.
  return [...fieldTexts(entry), ...inTags, ...entry.body.blocks].map((found) => ({
    ...found,
    text: typographic(found.text),
  }));
});
