import { fieldTexts } from './shown-texts.ts';
import { type ContentProblem, problem } from '../findings/content-problem.ts';
import { type ContentFile, placeOfField } from '../loader/read-file.ts';
import { missingBeside } from '../../lib/texts/performance-claim.ts';
import { fieldsOf } from '../../lib/fields-of.ts';

/** Performance figures without their date, basis or benchmark, in a text and in its fields. */
export const checkPerformance = (entry: ContentFile): ContentProblem[] => [
  ...inRecord(entry),
  ...inFields(entry),
  ...inText(entry),
];

/** The schemas require the date and the basis; the benchmark is a separate field, which also has other uses. */
function inRecord(entry: ContentFile): ContentProblem[] {
  const { performance, benchmark } = fieldsOf(entry.source.data);
  if (performance === undefined || benchmark !== undefined) return [];
  return [problem('performance-benchmark', placeOfField(entry, 'performance'))];
}

/** A field may be shown on its own, like a summary in a list, so it must contain everything. */
function inFields({ file, source, collection }: ContentFile): ContentProblem[] {
  if (collection === 'words') return [];
  return fieldTexts(source).flatMap(({ line, text, field }) => {
    const missing = missingBeside(text);
    return missing.length === 0 ? [] : [problem('performance-bare', { file, line, field }, { missing })];
  });
}

function inText({ body }: ContentFile): ContentProblem[] {
  return [...Map.groupBy(body.blocks, ({ section }) => section).values()].flatMap((blocks) => {
    const bare = blocks.find(({ text }) => missingBeside(text).length > 0);
    const missing = missingBeside(blocks.map(({ text }) => text).join('\n'));
    return bare === undefined || missing.length === 0 ? [] : [problem('performance-bare', bare, { missing })];
  });
}
