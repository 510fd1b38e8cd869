import { type MdastNode, mdxToMdast } from 'satteri';
import { type ContentProblem, type Place, problem } from '../findings/content-problem.ts';

/** Characters that are read for the slips of a text, of which each attempt reads all: some 20 attempts at a usual one. */
const TO_READ = 500_000;

/** The same settings as the renderer's, so that headings get the same anchors. */
export const features = { gfm: true, smartPunctuation: true, frontmatter: false } as const;

/** The parser's words in those of a writer. */
function syntaxProblem(words: string, at: Place): ContentProblem {
  const [, unclosed] = /^Expected a closing tag for `<([^`>]*)>`/.exec(words) ?? [];
  const [, tag, open] =
    /^Unexpected closing tag `<\/([^`>]*)>`(?:, expected corresponding closing tag for `<([^`>]*)>)?/.exec(words) ?? [];
  // HTML is to be taken out, and not to be closed.
  const html = [open, tag, unclosed].find((name) => name !== undefined && /^[a-z]/.test(name));
  if (html !== undefined) return problem('html-tag', at, { tag: html });
  if (unclosed !== undefined) return problem('tag-unclosed', at, { tag: unclosed });
  if (tag !== undefined)
    return open === undefined ? problem('tag-unopened', at, { tag }) : problem('tag-crossed', at, { tag, open });
  if (words.includes('create a comment')) return problem('comment', at);
  if (/expression|closing brace|acorn|oxc/i.test(words)) return problem('brace', at);
  return problem('angle-bracket', at);
}

/** Puts a space over one character, so that all others keep their places. @returns whether there was one */
function blank(lines: string[], line: number, column: number): boolean {
  const text = lines[line - 1] ?? '';
  // The parser counts columns in bytes or in letters; the bracket that it means is the nearest at or before it.
  const from = Math.max(text.lastIndexOf('<', column), text.lastIndexOf('{', column));
  const at = from >= 0 ? from : text.search(/[<{}]/);
  lines[line - 1] = at < 0 ? '' : `${text.slice(0, at)} ${text.slice(at + 1)}`;
  return text.trim() !== '';
}

/**
 * Reads a text. The parser stops at the first slip (“16:10: Unexpected character …”), so that slip is covered up and the
 * text read again: a writer hears of all of them at once.
 *
 * @param body text of the file with empty lines in place of its front matter
 * @returns the tree, undefined for a text that cannot be read even without its slips, and the text without them, which the
 * places in the tree refer to
 */
export function parseBody(body: string, file: string) {
  const problems = new Map<string, ContentProblem>();
  const lines = body.split('\n');
  const found = (tree?: MdastNode) => ({ tree, text: lines.join('\n'), problems: [...problems.values()] });
  for (let read = 0; read < TO_READ; read += Math.max(body.length, TO_READ / 20)) {
    try {
      return found(mdxToMdast(lines.join('\n'), { features }));
    } catch (error) {
      const [, line = '1', column = '1', words = ''] =
        /^(\d+):(\d+): ([\s\S]*)$/.exec(error instanceof Error ? error.message : String(error)) ?? [];
      const mistake = syntaxProblem(words, { file, line: Number(line) });
      // A line with twenty curly brackets has one thing wrong with it.
      problems.set(`${line} ${mistake.message}`, mistake);
      // A closing tag that does not fit belongs to an opening one, which would miss its own end; but HTML to no component.
      const open = /\((\d+):(\d+)\)/.exec(words);
      if (open && /^Unexpected closing tag `<\/(?![a-z].*<[A-Z])/.test(words))
        blank(lines, Number(open[1]), Number(open[2]) - 1);
      if (!blank(lines, Number(line), Number(column) - 1)) break;
    }
  }
  return found();
}
