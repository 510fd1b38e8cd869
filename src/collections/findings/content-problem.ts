import { type MessageCode, messages, mistakesInWords, warnings } from './messages.ts';
import { counted } from '../../lib/format.ts';

/** One mistake in a content file, worded for the person who has to correct it. */
export interface ContentProblem {
  /** Name of the message in src/collections/findings/messages.ts. */
  code: MessageCode;
  /** Path from the project's root. */
  file: string;
  /** Line in the file, from 1. */
  line: number;
  /** Dotted name of the field, or undefined for the file as a whole. */
  field?: string | undefined;
  /** What is wrong and what to do. */
  message: string;
  /** Whether the build continues regardless. */
  isWarning?: boolean;
}

export type Place = Pick<ContentProblem, 'file' | 'line' | 'field'>;

/** Whether a problem prevents pages from being drawn. */
export const hidesPages = ({ code, isWarning }: ContentProblem): boolean =>
  isWarning !== true && !Object.hasOwn(mistakesInWords, code);

/** Makes a problem at a place, with its message from the catalogue. */
export function problem<Code extends MessageCode>(
  code: Code,
  place: Place,
  ...words: Parameters<(typeof messages)[Code]>
): ContentProblem {
  // The catalogue’s functions take different arguments; the signature above ensures that these fit.
  const say = messages[code] as (...words: unknown[]) => string;
  const { file, line, field } = place;
  return {
    code,
    file,
    line,
    ...(field !== undefined && field !== '' && { field }),
    message: say(...words),
    ...(Object.hasOwn(warnings, code) && { isWarning: true }),
  };
}

/** A problem as one line: file:line, field, words. */
export const problemLine = ({ file, line, field, message }: ContentProblem): string =>
  `${file}:${line}  ${field === undefined ? '' : `${field} `}${message}`;

/** “3 mistakes in the content” */
export const headingOf = (problems: readonly ContentProblem[]) =>
  `${counted(problems.length, 'mistake')} in the content`;

/** The error that stops a build: every problem on a line of its own. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(`${headingOf(problems)}:\n${problems.map((problem) => `  ${problemLine(problem)}`).join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
    // The lines above say all that a writer needs; a stack would only hide them.
    this.stack = '';
  }
}
