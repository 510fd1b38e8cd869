import type { MdastNode } from 'satteri';
import { below, childrenOf, lineOf } from '../loader/read-body.ts';
import type { ContentFile } from '../loader/read-file.ts';
import { type ContentProblem, problem } from '../findings/content-problem.ts';

/** Marks that stand around words, and a star or # before a word. */
const marks = /(?<![\\*~`])(?:\*{2,}|~~|`+)(?![*~`])|(?<![\\*\p{L}\p{N}])\*(?=\p{L})|(?<=^[ \t>]*)#(?=\p{L})/gmu;

/** Marks of a heading without the space behind them; one that does not break (Option and Space on a Mac) is none. */
const headings = /(?<![\\#\p{L}\p{N}/])#{2,6}(?=[\p{L}\p{N}\u{a0}])/gu;

/**
 * What begins an item in Word, and a hyphen or number without the space behind it. Of letters, Roman numbers and dashes only
 * a second item tells that a list is meant.
 */
const items =
  /(?<=^[ \t>]*)(?:[•·]|o(?=[ \t\u{a0}])|(?:-|\d{1,3}[.)])(?=[\p{L}\u{a0}])|(?:[–—]|\(?[ai][.)])(?=[ \t\u{a0}].*[^\s\\] ?\n[ \t>]*(?:[–—]|\(?(?:b|ii)[.)])[ \t\u{a0}]))/gmu;

/**
 * Square brackets before round ones; after a space, only where an address begins there. Some are meant: `\[so](…)`. Or the
 * two in each other's place, or a picture without an address.
 */
const links =
  /(?<!\\)(?:\\?!?\[[^[\]\n]*)?\](?:\(|[ \t]+\((?=\/|#|\.\/|https?:|mailto:|tel:))[^()\n]{0,60}\)?|\([^()\n]*\)\[(?=\/|#|https?:|mailto:|tel:)[^\]\n]*\]|(?<!\\)!\[[^[\]\n]*\](?![(:])/g;

/** A line of cells, from a spreadsheet with tabs between them, or of the hyphens below the names of columns. */
const rows = /(?<=^[ \t>]*)(?:[^\s|][^\t|\n]{3,}\t.*|\|[^|\n]*\|.*\||(?=[^|\n]*\|)(?=[^-\n]*-)[|:-][-:| \t]*)[ \t]*$/gm;

/** What a pattern finds in the words of a text, where nothing has been made of it: a reader would see it. */
function shown(pattern: RegExp, text: string, nodes: readonly MdastNode[]) {
  const words = nodes.filter(({ type }) => type === 'text').map(({ position }) => position);
  const found: { mark: string; index: number; line: number }[] = [];
  let line = 1;
  let from = 0;
  let next = 0;
  for (const { 0: mark, index } of text.matchAll(pattern)) {
    while ((words[next]?.end.offset ?? Infinity) <= index) next += 1;
    if ((words[next]?.start.offset ?? Infinity) > index) continue;
    line += text.slice(from, index).split('\n').length - 1;
    from = index;
    found.push({ mark, index, line });
  }
  return found;
}

/** What is wrong with one line is wrong with those below it. */
const firstOf = <Found extends { line: number }>(found: readonly Found[]) =>
  found.filter(({ line }, index) => found[index - 1]?.line !== line - 1);

const isOfWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
const isSpace = (sign: string | undefined) => sign === undefined || /\s/.test(sign);

/** Whether a mark begins or ends something; between two words or two spaces it may be meant as a sign. */
function isHalfOfPair(mark: string, index: number, text: string): boolean {
  const [before, after] = [text[index - 1], text[index + mark.length]];
  const isSign = (isSpace(before) && isSpace(after)) || (isOfWord(before) && isOfWord(after));
  return !isSign && mark !== '*' && mark !== '#';
}

/** Components that a link cannot hold, as they are buttons or links, and those whose words the contents would not show. */
function inside(outer: MdastNode, file: string): ContentProblem[] {
  if (outer.type !== 'heading' && outer.type !== 'link') return [];
  return [...below(outer)].flatMap((node) => {
    if (node.type !== 'mdxJsxTextElement') return [];
    const tag = node.name ?? '';
    if (outer.type === 'link' && (tag === 'Fact' || tag === 'Firm')) return [];
    return [problem('tag-inside', { file, line: lineOf(node) }, { tag, outer: outer.type })];
  });
}

const typed = ({ position }: MdastNode, text: string) => text.slice(position?.start.offset, position?.end.offset);

/** Columns of a table without a name, cells beyond those that have one, which no page shows, and what is no row of it. */
function ofTable(table: MdastNode, text: string, file: string): ContentProblem[] {
  const [head, ...others] = childrenOf(table);
  const columns = head === undefined ? 0 : childrenOf(head).length;
  const at = (node: MdastNode) => ({ file, line: lineOf(node) });
  // A component that is not closed in its row takes the lines up to its end into the table.
  const stray = others.find(({ type }) => type !== 'tableRow');
  const below = others.find((node) => node.type === 'tableRow' && !typed(node, text).includes('|'));
  const isFull = (cell: MdastNode) => childrenOf(cell).length > 0;
  return [
    ...(head === undefined || childrenOf(head).every(isFull) ? [] : [problem('table-head', at(head))]),
    ...others
      .filter((row) => childrenOf(row).slice(columns).some(isFull))
      .map((row) => problem('table-cells', at(row), { columns, cells: childrenOf(row).length })),
    ...(stray === undefined ? [] : [problem('table-row', at(stray))]),
    ...(below === undefined ? [] : [problem('table-below', at(below))]),
  ];
}

/** Lists that begin with a number which follows on no list before, such as a year at the beginning of a sentence. */
function oddLists(nodes: readonly MdastNode[], file: string): ContentProblem[] {
  const expected = new Set([0, 1]);
  return nodes.flatMap((node) => {
    if (node.type !== 'list' || typeof node.start !== 'number') return [];
    const isOdd = !expected.has(node.start);
    expected.add(node.start + node.children.length);
    return isOdd ? [problem('list-start', { file, line: lineOf(node) }, { start: node.start })] : [];
  });
}

/** Notes to which nothing refers, and the second of two with one mark: no page shows them. */
function lostNotes(nodes: readonly MdastNode[], file: string): ContentProblem[] {
  const wanted = new Set(nodes.map((node) => node.type === 'footnoteReference' && node.identifier));
  return nodes.flatMap((node) => {
    if (node.type !== 'footnoteDefinition' || wanted.delete(node.identifier)) return [];
    return [problem('note-lost', { file, line: lineOf(node) }, { mark: `[^${node.identifier}]` })];
  });
}

/** Markdown that has become something else than its writer meant, or nothing at all. */
export function checkMarkdown({ file, body }: Pick<ContentFile, 'file' | 'body'>): ContentProblem[] {
  if (body.tree === undefined) return [];
  const { parsed: text } = body;
  const nodes = [...below(body.tree)];
  const problems: ContentProblem[] = [
    ...shown(marks, text, nodes).map(({ line, mark, index }) =>
      problem(isHalfOfPair(mark, index, text) ? 'mark-shown' : 'mark-alone', { file, line }, { mark }),
    ),
    ...shown(headings, text, nodes).map(({ line, mark }) => problem('heading-space', { file, line }, { level: mark })),
    ...firstOf(shown(items, text, nodes)).map(({ line, mark }) => problem('list-mark', { file, line }, { mark })),
    ...shown(links, text, nodes)
      .filter(({ mark }) => !mark.startsWith('\\'))
      .map(({ line, mark }) => problem('link-broken', { file, line }, { mark })),
    ...firstOf(shown(rows, text, nodes)).map(({ line }) => problem('table-row', { file, line })),
    ...nodes.flatMap((node) => (node.type === 'table' ? ofTable(node, text, file) : inside(node, file))),
    ...nodes
      .filter((node) => node.type === 'heading' && node.depth === 2 && !/^\s*#/.test(typed(node, text)))
      .map((node) => problem('underlined', { file, line: lineOf(node) })),
    ...oddLists(nodes, file),
    ...lostNotes(nodes, file),
  ];
  // Both ends of a pair may be wrong: one finding, said once.
  return [...new Map(problems.map((each) => [`${each.line} ${each.message}`, each])).values()];
}
