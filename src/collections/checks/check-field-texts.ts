import { fieldsOf } from '../../lib/fields-of.ts';
import { nearest } from '../../lib/nearest.ts';
import { type Finding, finding } from '../findings/finding.ts';
import type { ContentFile } from '../loader/read-file.ts';
import { describedTexts } from '../loader/schema-names.ts';
import { hasValues } from './check-references.ts';

/** Dotted names of every field that the file has. */
function namesBelow(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(fieldsOf(value)).flatMap(([name, inner]) => [
    `${prefix}${name}`,
    ...namesBelow(inner, `${prefix}${name}.`),
  ]);
}

/** Markdown and HTML, which a field would show literally. */
const markdown = /\*\*[^*\n]+\*\*|\[[^\]\n]+\]\([^)\n]*\)|<\/?[a-z]+(?:[ \t/][^<>\n]*)?>|&#?\w+;/i;

/** A value in curly quotation marks, which YAML keeps as part of it. */
const inQuotes = /^[ -]*(?:\w+: +)?(?:“[^“”]*”|‘[^‘’]*’)\s*$/;

/** Text for visitors whose end YAML has cut off as a comment; after an id, a day or a choice a comment is intended. */
const cut = (entry: ContentFile) =>
  describedTexts(entry).flatMap(({ remark, shape: { names, enum: choices, format, pattern }, ...place }) =>
    remark === undefined || (names ?? choices ?? format ?? pattern) ? [] : [finding('field-cut', place, { remark })],
  );

/** Texts of fields that would not show as meant (Markdown, quotation marks, an end cut off), and unknown `specimenFields`. */
export function checkFieldTexts(entry: ContentFile): Finding[] {
  const { file, source } = entry;
  const names = namesBelow(source.data);
  const specimens = source.texts
    .filter(({ path, text }) => path[0] === 'specimenFields' && !names.includes(text))
    .map(({ line, text }) =>
      finding('specimen-field', { file, line, field: 'specimenFields' }, { name: text, near: nearest(text, names) }),
    );
  const lines = source.text.split('\n');
  const marked = source.texts.flatMap(({ path, line, field, text }) => {
    const mark = markdown.exec(text)?.[0];
    const isFilledIn = hasValues(entry, path);
    if (mark !== undefined) return [finding('field-mark', { file, line, field }, { mark, isFilledIn })];
    return inQuotes.test(lines[line - 1] ?? '') ? [finding('field-quotes', { file, line, field })] : [];
  });
  return [...specimens, ...marked, ...cut(entry)];
}
