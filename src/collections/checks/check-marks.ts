import { nearest } from '../../lib/nearest.ts';
import { type ContentProblem, problem } from '../findings/content-problem.ts';
import type { ContentFile } from '../loader/read-file.ts';
import { recordOf } from '../../lib/record-of.ts';

/** Dotted names of every field that the file has. */
function namesBelow(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(recordOf(value)).flatMap(([name, inner]) => [
    `${prefix}${name}`,
    ...namesBelow(inner, `${prefix}${name}.`),
  ]);
}

/** Words that `npm run new` leaves for the writer to replace. */
export const TO_WRITE = 'To be written';

/** Specimen marks on fields that do not exist, and words of a new file that nobody has replaced. */
export function checkMarks({ file, source, body }: ContentFile): ContentProblem[] {
  const names = namesBelow(source.data);
  const specimens = source.texts
    .filter(({ path, text }) => path[0] === 'specimenFields' && !names.includes(text))
    .map(({ line, text }) =>
      problem('specimen-field', { file, line, field: 'specimenFields' }, { name: text, near: nearest(text, names) }),
    );
  if (recordOf(source.data)['draft'] === true) return specimens;
  const unwritten = [
    ...source.texts,
    ...body.blocks.map(({ line, text }) => ({ line, text, field: undefined })),
  ].filter(({ text }) => text.startsWith(TO_WRITE));
  return [
    ...specimens,
    ...unwritten.map(({ line, field }) => problem('placeholder-left', { file, line, field }, { name: TO_WRITE })),
  ];
}
