import { type MessageCode, messages, mistakesWithPages, warnings } from './messages.ts';
import { counted } from '../../lib/format.ts';

/** A mistake or a warning in a content file, worded for the person who has to correct it. */
export interface Finding {
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
  isWarning: boolean;
}

export type Place = Pick<Finding, 'file' | 'line' | 'field'>;

/** Whether a finding prevents pages from being drawn. */
export const hidesPages = ({ code, isWarning }: Pick<Finding, 'code' | 'isWarning'>): boolean =>
  !isWarning && !Object.hasOwn(mistakesWithPages, code);

/** Makes a finding at a place, with its message from the catalogue. */
export function finding<Code extends MessageCode>(
  code: Code,
  place: Place,
  ...words: Parameters<(typeof messages)[Code]>
): Finding {
  // The catalogue’s functions take different arguments; the signature above ensures that these fit.
  const say = messages[code] as (...words: unknown[]) => string;
  const { file, line, field } = place;
  return {
    code,
    file,
    line,
    ...(field !== undefined && field !== '' && { field }),
    message: say(...words),
    isWarning: Object.hasOwn(warnings, code),
  };
}

/** Whether a message has a subject of its own, so that its field stands before a colon; otherwise the field is it. */
export const hasSubject = (message: string): boolean => !/^(?!there|the|unknown|curly|a )[a-z]+ /.test(message);

/** A finding in words. */
export const findingWords = ({ field, message }: Pick<Finding, 'field' | 'message'>): string =>
  field === undefined ? message : `${field}${hasSubject(message) ? ':' : ''} ${message}`;

/** A finding as one line: file:line, and its words. */
export const findingLine = (found: Finding): string => `${found.file}:${found.line}  ${findingWords(found)}`;

/** “3 mistakes in the content” */
export const headingOf = (mistakes: readonly Finding[]) => `${counted(mistakes.length, 'mistake')} in the content`;

/** The error that stops a build: every mistake on a line of its own. */
export class ContentError extends Error {
  readonly mistakes: readonly Finding[];

  constructor(mistakes: readonly Finding[]) {
    super(`${headingOf(mistakes)}:\n${mistakes.map((mistake) => `  ${findingLine(mistake)}`).join('\n')}`);
    this.name = 'ContentError';
    this.mistakes = mistakes;
    // The lines above say all that a writer needs; a stack would only hide them.
    this.stack = '';
  }
}
