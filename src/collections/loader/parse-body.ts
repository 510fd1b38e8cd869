import { type MdastNode, mdxToMdast } from 'satteri';
import { type Finding, type Place, finding } from '../findings/finding.ts';
import { reasonOf } from '../../lib/reason-of.ts';

/** Characters to parse in search of mistakes; each attempt parses the whole text, so most texts get 20 attempts. */
const TO_READ = 500_000;

/** The same settings as the renderer's, so that headings get the same anchors. */
export const features = { gfm: true, smartPunctuation: true, frontmatter: false } as const;

/** Turns the parser’s message into one for writers. */
function syntaxFinding(words: string, at: Place): Finding {
  const [, unclosed] = /^Expected a closing tag for `<([^`>]*)>`/.exec(words) ?? [];
  const [, tag, open] =
    /^Unexpected closing tag `<\/([^`>]*)>`(?:, expected corresponding closing tag for `<([^`>]*)>)?/.exec(words) ?? [];
  // HTML has to be removed, not closed.
  const html = [open, tag, unclosed].find((name) => name !== undefined && /^[a-z]/.test(name));
  if (html !== undefined) return finding('html-tag', at, { tag: html });
  if (unclosed !== undefined) return finding('tag-unclosed', at, { tag: unclosed });
  if (tag !== undefined)
    return open === undefined ? finding('tag-unopened', at, { tag }) : finding('tag-crossed', at, { tag, open });
  if (words.includes('create a comment')) return finding('comment', at);
  if (/expression|closing brace|acorn|oxc/i.test(words)) return finding('brace', at);
  return finding('angle-bracket', at);
}

/**
 * Replaces a bracket with a space, or an address in angle brackets with as many, so that all other characters keep
 * their places. @returns whether there was one
 */
function blank(lines: string[], line: number, column: number): boolean {
  const text = lines[line - 1] ?? '';
  // The parser counts columns in bytes or in characters; the bracket that it means is the nearest at or before it.
  const from = Math.max(text.lastIndexOf('<', column), text.lastIndexOf('{', column));
  const at = from >= 0 ? from : text.search(/[<{}]/);
  const [mistake = ' '] = /^<(?:https?:|mailto:)[^\s<>]*>/.exec(text.slice(at)) ?? [];
  const { length } = mistake;
  lines[line - 1] = at < 0 ? '' : text.slice(0, at) + ' '.repeat(length) + text.slice(at + length);
  return text.trim() !== '';
}

/**
 * Parses a text. The parser stops at the first mistake (“16:10: Unexpected character …”), so this blanks it out and
 * tries again, to report all mistakes at once.
 *
 * @param body text of the file with empty lines in place of its front matter
 * @returns the tree, undefined if the text cannot be parsed even without its mistakes, and the text without them, which
 * positions in the tree refer to
 */
export function parseBody(body: string, file: string) {
  const findings = new Map<string, Finding>();
  const lines = body.split('\n');
  const found = (tree?: MdastNode) => ({ tree, text: lines.join('\n'), findings: [...findings.values()] });
  for (let read = 0; read < TO_READ; read += Math.max(body.length, TO_READ / 20)) {
    try {
      return found(mdxToMdast(lines.join('\n'), { features }));
    } catch (error) {
      const [, line = '1', column = '1', words = ''] = /^(\d+):(\d+): ([\s\S]*)$/.exec(reasonOf(error)) ?? [];
      const mistake = syntaxFinding(words, { file, line: Number(line) });
      // Report equal mistakes on one line, such as twenty curly brackets, only once.
      findings.set(`${line} ${mistake.message}`, mistake);
      // Blank the opening tag as well, or it would be reported as unclosed; but not a component’s, if HTML is closed.
      const open = /\((\d+):(\d+)\)/.exec(words);
      if (open && /^Unexpected closing tag `<\/(?![a-z].*<[A-Z])/.test(words))
        blank(lines, Number(open[1]), Number(open[2]) - 1);
      if (!blank(lines, Number(line), Number(column) - 1)) break;
    }
  }
  return found();
}
