import { fieldsOf } from '../../lib/fields-of.ts';
import { type Finding, finding } from '../findings/finding.ts';
import { childrenOf } from '../loader/read-body.ts';
import type { ContentFile } from '../loader/read-file.ts';
import { collectionOf } from '../schemas/collections.ts';
import { lineOfWord, textsIn } from './shown-texts.ts';

/** The placeholder that `npm run new` leaves for the writer to replace. */
export const TO_WRITE = 'To be written';

/** That placeholder, and those that writers use: “TODO”, “[tbc]”, “[insert …]”, “XX%”, “₹___”, “Lorem ipsum”. */
const unfinished = new RegExp(
  `^${TO_WRITE}|\\btodo\\b|\\[tb[cd]\\]|\\btb[cd]\\b|\\[insert\\b|\\bXX+(?=%| ?lakh| ?crore)|_{3,}|\\blorem ipsum\\b`,
  'i',
);

/** Placeholders and missing texts, which a draft may have. */
export function checkUnfinished(entry: ContentFile): Finding[] {
  const { file, source, body, collection } = entry;
  if (fieldsOf(source.data)['draft'] === true) return [];
  const unwritten = textsIn(entry).flatMap((found) => {
    const match = unfinished.exec(found.text);
    if (match === null) return [];
    const line = lineOfWord(found, match.index, match[0], source.text);
    return [finding('placeholder-left', { ...found, line }, { name: match[0] })];
  });
  const hasPlace = collectionOf(collection).needsText && source.frontMatter === 'there';
  const isEmpty = hasPlace && body.tree !== undefined && childrenOf(body.tree).length === 0;
  return [...(isEmpty ? [finding('text-missing', { file, line: 1 })] : []), ...unwritten];
}
