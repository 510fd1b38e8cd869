import { memoizeByObject } from '../../lib/memoize-by-object.ts';
import { typographic } from '../../lib/texts/typographic.ts';
import { namingsOf } from '../../mdx/table.ts';
import type { ContentFile } from '../loader/read-file.ts';

/** Texts of the front matter that visitors read, with their field names: no ids or addresses. */
export const fieldTexts = ({ texts }: ContentFile['source']) =>
  texts.filter(({ text }) => !/^(\/|\.\/|#|https?:)\S*$/.test(text) && !/^[a-z\d-]+$/.test(text));

/** All texts that visitors read: no ids or addresses, and not the list of watched words. */
export const textsIn = memoizeByObject(({ collection, source, body }: ContentFile) => {
  if (collection === 'words') return [];
  const fields = fieldTexts(source);
  const inTags = body.tags.flatMap(({ line, name: tag, attributes }) => {
    const namings = namingsOf(tag);
    const shown = attributes.filter(({ name }) => namings[name] === 'words');
    return shown.map(({ value = '' }) => ({ line, text: value, field: undefined }));
  });
  // The words of the list are typographic, too.
  return [...fields, ...inTags, ...body.blocks].map((found) => ({ ...found, text: typographic(found.text) }));
});
