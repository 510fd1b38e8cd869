import type { ContentProblem } from '../loader/content-problem.ts';
import { problem } from './problem.ts';

/** What the parser says when it gives up, and where. */
export interface SyntaxFailure {
  line: number;
  column: number;
  words: string;
}

/** Reads “16:10: Unexpected character …”. Undefined for a failure that names no place. */
export function readFailure(error: unknown): SyntaxFailure | undefined {
  const message = error instanceof Error ? error.message : String(error);
  const match = /^(\d+):(\d+): ([\s\S]*)$/.exec(message);
  return match === null ? undefined : { line: Number(match[1]), column: Number(match[2]), words: match[3] ?? '' };
}

/** The parser's words in those of a writer. */
export function syntaxProblem({ line, words }: SyntaxFailure, file: string): ContentProblem {
  const at = { file, line };
  const unclosed = /^Expected a closing tag for `<([^`>]*)>`/.exec(words);
  if (unclosed) return problem('tag-unclosed', at, { tag: unclosed[1] ?? '' });
  const crossed = /^Unexpected closing tag `<\/([^`>]*)>`, expected corresponding closing tag for `<([^`>]*)>`/.exec(
    words,
  );
  if (crossed) return problem('tag-crossed', at, { tag: crossed[1] ?? '', open: crossed[2] ?? '' });
  const unopened = /^Unexpected closing tag `<\/([^`>]*)>`/.exec(words);
  if (unopened) return problem('tag-unopened', at, { tag: unopened[1] ?? '' });
  if (/expression|closing brace|acorn|oxc/i.test(words)) return problem('brace', at, undefined);
  return problem('angle-bracket', at, undefined);
}
