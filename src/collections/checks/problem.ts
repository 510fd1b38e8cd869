import type { ContentProblem } from '../loader/content-problem.ts';
import { type MessageCode, messages, type MessageWords } from './messages.ts';

/** Where a mistake stands. */
export type Place = Pick<ContentProblem, 'file' | 'line' | 'field'>;

/** Messages that let the build go on. */
const warnings: ReadonlySet<MessageCode> = new Set([
  'word-warn',
  'mark-alone',
  'underlined',
  'list-start',
  'question-mark',
  'record-large',
]);

/** One mistake at its place, in the catalogue's words. */
export function problem<Code extends MessageCode>(code: Code, place: Place, words: MessageWords<Code>): ContentProblem {
  // The catalogue's functions differ in what they take, and the signature above has seen to it that this fits.
  const say = messages[code] as (words: unknown) => string;
  const { file, line, field } = place;
  return {
    code,
    file,
    line,
    ...(field !== undefined && field !== '' && { field }),
    message: say(words),
    ...(warnings.has(code) && { isWarning: true }),
  };
}
