import { nearest } from '../../lib/nearest.ts';
import { inQuotes, markdown } from '../../lib/texts/markdown-marks.ts';
import { type Finding, finding } from '../findings/finding.ts';
import { checkFields } from '../loader/check-fields.ts';
import { type ContentFile, describedTexts } from '../loader/read-file.ts';
import { collectionOf } from '../schemas/collections.ts';
import { isName } from '../schemas/shape.ts';
import { hasValues } from './check-references.ts';

/** Texts of fields that would not show as meant (Markdown, quotation marks, an end cut off), and unknown `specimenFields`. */
export function checkFieldTexts(entry: ContentFile): Finding[] {
  const { file, source, collection } = entry;
  const { names } = source;
  const lines = source.text.split('\n');
  // A mark may be right once a misspelt group, which is reported by itself, has its name back.
  const areRight = () => checkFields(source, collectionOf(collection).schema, file).length === 0;
  return describedTexts(entry).flatMap((found) => {
    const { path, line, text, remark, shape } = found;
    const isStray = path[0] === 'specimenFields' && !names.includes(text) && areRight();
    const [mark] = markdown.exec(text) ?? [];
    // After an id, a day or a choice, a comment is intended.
    const isCut = remark !== undefined && !isName(shape);
    return [
      ...(isStray
        ? [finding('specimen-field', { ...found, field: 'specimenFields' }, { name: text, near: nearest(text, names) })]
        : []),
      ...(mark === undefined ? [] : [finding('field-mark', found, { mark, isFilledIn: hasValues(entry, path) })]),
      ...(mark === undefined && inQuotes.test(lines[line - 1] ?? '') ? [finding('field-quotes', found)] : []),
      ...(isCut ? [finding('field-cut', found, { remark })] : []),
    ];
  });
}
