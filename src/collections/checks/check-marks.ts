import { nearest } from '../../lib/nearest.ts';
import { type ContentProblem, problem } from '../findings/content-problem.ts';
import { textsIn } from './shown-texts.ts';
import { hasValues } from './check-references.ts';
import { childrenOf } from '../loader/read-body.ts';
import type { ContentFile } from '../loader/read-file.ts';
import { describedTexts } from '../loader/schema-names.ts';
import { fieldsOf } from '../../lib/fields-of.ts';

/** Dotted names of every field that the file has. */
function namesBelow(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(fieldsOf(value)).flatMap(([name, inner]) => [
    `${prefix}${name}`,
    ...namesBelow(inner, `${prefix}${name}.`),
  ]);
}

/** The placeholder that `npm run new` leaves for the writer to replace. */
export const TO_WRITE = 'To be written';

/** The same, and the placeholders that writers use: “TODO”, “[tbc]”, “[insert …]”, “XX%”, “₹___”, “Lorem ipsum”. */
const unfinished = new RegExp(
  `^${TO_WRITE}|\\btodo\\b|\\[tb[cd]\\]|\\btb[cd]\\b|\\[insert\\b|\\bXX+(?=%| ?lakh| ?crore)|_{3,}|\\blorem ipsum\\b`,
  'i',
);

/** Collections whose entries need a text; those of others may have only fields. */
const written: readonly string[] = ['communiques', 'faq', 'guides', 'legal'];

/** Markdown and HTML, which a field would show literally. */
const markdown = /\*\*[^*\n]+\*\*|\[[^\]\n]+\]\([^)\n]*\)|<\/?[a-z]+(?:[ \t/][^<>\n]*)?>|&#?\w+;/i;

/** A value in curly quotation marks, which YAML keeps as part of it. */
const inQuotes = /^[ -]*(?:\w+: +)?(?:“[^“”]*”|‘[^‘’]*’)\s*$/;

/** Text for visitors whose end YAML has cut off as a comment; after an id, a day or a choice a comment is intended. */
const cut = (entry: ContentFile) =>
  describedTexts(entry).flatMap(({ remark, shape: { names, enum: choices, format, pattern }, ...place }) =>
    remark === undefined || (names ?? choices ?? format ?? pattern) ? [] : [problem('field-cut', place, { remark })],
  );

/** Specimen marks on fields that do not exist, Markdown or quotation marks in fields, and text still to be written. */
export function checkMarks(entry: ContentFile): ContentProblem[] {
  const { file, source, body, collection } = entry;
  const names = namesBelow(source.data);
  const specimens = source.texts
    .filter(({ path, text }) => path[0] === 'specimenFields' && !names.includes(text))
    .map(({ line, text }) =>
      problem('specimen-field', { file, line, field: 'specimenFields' }, { name: text, near: nearest(text, names) }),
    );
  const lines = source.text.split('\n');
  const marked = source.texts.flatMap(({ path, line, field, text }) => {
    const mark = markdown.exec(text)?.[0];
    const isFilledIn = hasValues(entry, path);
    if (mark !== undefined) return [problem('field-mark', { file, line, field }, { mark, isFilledIn })];
    return inQuotes.test(lines[line - 1] ?? '') ? [problem('field-quotes', { file, line, field })] : [];
  });
  const found = [...specimens, ...marked, ...cut(entry)];
  if (fieldsOf(source.data)['draft'] === true) return found;
  const unwritten = textsIn(entry).flatMap(({ line, field, text }) => {
    const name = unfinished.exec(text)?.[0];
    return name === undefined ? [] : [problem('placeholder-left', { file, line, field }, { name })];
  });
  const hasPlace = written.includes(collection) && source.frontMatter === 'there';
  const isEmpty = hasPlace && body.tree !== undefined && childrenOf(body.tree).length === 0;
  return [...found, ...(isEmpty ? [problem('text-missing', { file, line: 1 })] : []), ...unwritten];
}
