import { diffArrays } from 'diff';
import { mdxToMdast } from 'satteri';
import { features } from '../../collections/loader/parse-body.ts';
import { hasStars, isTable, restyled } from './restyle.ts';

/** The source of each top-level part of a text: paragraphs, headings, lists, tables, components. */
function blocksOf(text: string): string[] | undefined {
  try {
    const lines = text.split('\n');
    const { children } = mdxToMdast(text, { features }) as {
      children: { position: { start: { line: number }; end: { line: number } } }[];
    };
    return children.map(({ position: { start, end } }) => lines.slice(start.line - 1, end.line).join('\n'));
  } catch {
    return undefined;
  }
}

/** The parts that two texts have in common, in order, as pairs of indices. */
function commonParts(from: string[], to: string[]): [number, number][] {
  const pairs: [number, number][] = [];
  let [row, column] = [0, 0];
  for (const { value, added, removed } of diffArrays(from, to))
    for (let part = 0; part < value.length; part += 1) {
      if (!added && !removed) pairs.push([row, column]);
      if (!added) row += 1;
      if (!removed) column += 1;
    }
  return pairs;
}

/** The names of the footnotes that a text has, as typed or as an editor escapes them. */
const notesIn = (text: string) => [...text.matchAll(/^\\?\[\^([^\]\s\\]+)\\?\]: /gm)].map(([, name]) => name);

/**
 * Restores what an editor takes for plain words and escapes: footnote marks, and pictures beside the file. Drops a line
 * break or space at the end, which the editor keeps: a page would show the backslash.
 *
 * @param known names of further footnotes
 */
function restored(text: string, original: string, known: readonly (string | undefined)[] = []): string {
  const notes = new Set([...known, ...[...original.matchAll(/\[\^([^\]\s]+)\]/g)].map(([, name]) => name)]);
  const pictures = new Set([...original.matchAll(/!\[[^\]]*\]\([^)]*\)/g)].map(([picture]) => picture));
  return text
    .replace(/(?:\n?(?<!\\)\\|&#x20;|\s)+$/, '')
    .replace(/\\\[\^([^\]\s\\]+)\\?\]/g, (typed, name: string) => (notes.has(name) ? `[^${name}]` : typed))
    .replace(/\\?!\\?\[([^\]]*?)\\?\]\\?\(([^)\s]*)\)/g, (typed, words: string, address: string) => {
      const picture = `![${words}](${address})`;
      return pictures.has(picture) ? picture : typed;
    });
}

/**
 * Applies the changes of an editor to a text, part by part: an editor reformats everything, and unchanged parts are to
 * stay as they were typed.
 *
 * @param original the text as it is in the file
 * @param before what the editor writes if nothing is changed
 * @param after what the editor has written
 */
export function mergeText(original: string, before: string, after: string): string {
  if (before.trim() === after.trim()) return original;
  const [own, was, is] = [original, before, after].map(blocksOf);
  // A footnote’s text is one part here and part of a paragraph in the editor’s output: still one part.
  if (own === undefined || was === undefined || is === undefined || own.length !== was.length)
    return `\n${restored(after.trim(), original, notesIn(after))}\n`;
  const common = commonParts(was, is);
  const kept = new Map(common.map(([from, to]) => [to, own[from]]));
  const untouched = new Set(common.map(([from]) => from));
  const tables = own.filter((part, place) => isTable(part) && !untouched.has(place));
  const stars = hasStars(original);
  const notes = notesIn(after);
  const parts = is.map((part, place) => kept.get(place) ?? restored(restyled(part, stars, tables), original, notes));
  return `\n${parts.filter(Boolean).join('\n\n')}\n`;
}
