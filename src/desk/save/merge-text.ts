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

/** The longest common subsequence of parts of two texts, as pairs of indices. */
function commonParts(from: readonly string[], to: readonly string[]): [number, number][] {
  const lengths = Array.from({ length: from.length + 1 }, () => new Array<number>(to.length + 1).fill(0));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = from.length - 1; row >= 0; row -= 1)
    for (let column = to.length - 1; column >= 0; column -= 1) {
      const same = from[row] === to[column] ? at(row + 1, column + 1) + 1 : 0;
      (lengths[row] as number[])[column] = Math.max(same, at(row + 1, column), at(row, column + 1));
    }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < from.length && column < to.length;) {
    if (from[row] === to[column]) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** Restores what an editor takes for plain words and escapes: footnote marks, and pictures beside the file. */
function restored(text: string, original: string): string {
  const notes = new Set([...original.matchAll(/\[\^([^\]\s]+)\]/g)].map(([, name]) => name));
  const pictures = new Set([...original.matchAll(/!\[[^\]]*\]\([^)]*\)/g)].map(([picture]) => picture));
  return text
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
    return `\n${restored(after.trim(), original)}\n`;
  const common = commonParts(was, is);
  const kept = new Map(common.map(([from, to]) => [to, own[from]]));
  const untouched = new Set(common.map(([from]) => from));
  const tables = own.filter((part, place) => isTable(part) && !untouched.has(place));
  const stars = hasStars(original);
  const parts = is.map((part, place) => kept.get(place) ?? restored(restyled(part, stars, tables), original));
  return `\n${parts.join('\n\n')}\n`;
}
