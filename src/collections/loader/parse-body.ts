import { type MdastNode, mdxToMdast } from 'satteri';
import { guardBrackets } from './guard-brackets.ts';
import { type ContentProblem, problem } from '../findings/content-problem.ts';

/** As many slips of one text as are told at once. */
const ATTEMPTS = 20;

/** The same settings as the renderer's, so that headings get the same anchors. */
export const features = { gfm: true, smartPunctuation: true, frontmatter: false } as const;

export interface ParsedBody {
  /** Undefined for a text that cannot be read even without its slips. */
  tree: MdastNode | undefined;
  /** The text without its slips, which the places in the tree refer to. */
  text: string;
  problems: ContentProblem[];
}

/** What the parser says when it gives up, and where. */
interface SyntaxFailure {
  line: number;
  column: number;
  words: string;
}

/** Reads “16:10: Unexpected character …”. Undefined for a failure that names no place. */
function readFailure(error: unknown): SyntaxFailure | undefined {
  const message = error instanceof Error ? error.message : String(error);
  const match = /^(\d+):(\d+): ([\s\S]*)$/.exec(message);
  return match === null ? undefined : { line: Number(match[1]), column: Number(match[2]), words: match[3] ?? '' };
}

/** The parser's words in those of a writer. */
function syntaxProblem({ line, words }: SyntaxFailure, file: string): ContentProblem {
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

/** Puts a space over one character, so that all others keep their places. */
function blank(lines: string[], line: number, column: number): boolean {
  const text = lines[line - 1];
  if (text === undefined) return false;
  // The parser counts columns in bytes or in letters; the bracket that it means is the nearest at or before it.
  const from = Math.max(text.lastIndexOf('<', column), text.lastIndexOf('{', column));
  const at = from >= 0 ? from : text.search(/[<{}]/);
  if (at < 0) {
    if (text.trim() === '') return false;
    lines[line - 1] = '';
    return true;
  }
  lines[line - 1] = `${text.slice(0, at)} ${text.slice(at + 1)}`;
  return true;
}

/**
 * Reads a text. The parser stops at the first slip, so that slip is covered up and the text read again: a writer hears
 * of all of them at once.
 *
 * @param body text of the file with empty lines in place of its front matter
 */
export function parseBody(body: string, file: string): ParsedBody {
  const guarded = guardBrackets(body, file);
  const { problems } = guarded;
  const lines = guarded.body.split('\n');
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const text = lines.join('\n');
    try {
      return { tree: mdxToMdast(text, { features }), text, problems };
    } catch (error) {
      const failure = readFailure(error);
      if (failure === undefined) {
        problems.push(problem('angle-bracket', { file, line: 1 }, undefined));
        break;
      }
      const found = syntaxProblem(failure, file);
      problems.push(found);
      // A closing tag that does not fit belongs to an opening one, which would be found missing its own end.
      const open = /\((\d+):(\d+)\)/.exec(failure.words);
      if (found.code === 'tag-crossed' && open) blank(lines, Number(open[1]), Number(open[2]) - 1);
      if (!blank(lines, failure.line, failure.column - 1)) break;
    }
  }
  return { tree: undefined, text: lines.join('\n'), problems };
}
