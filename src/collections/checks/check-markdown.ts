import type { MdastNode } from 'satteri';
import { below, childrenOf, lineOf } from '../loader/read-body.ts';
import type { ContentFile } from '../loader/read-file.ts';
import { foreign, headings, items, links, marks, rows } from '../../lib/texts/markdown-marks.ts';
import { mdxRow } from '../../mdx/table.ts';
import { type Finding, finding } from '../findings/finding.ts';

/** Matches of a pattern in plain text, where Markdown has left the marks and a reader would see them. */
function shown(pattern: RegExp, text: string, nodes: readonly MdastNode[]) {
  const words = nodes.flatMap(({ type, position }) => (type === 'text' && position ? [position] : []));
  return [...text.matchAll(pattern)].flatMap(({ 0: mark, index }) => {
    const around = words.find(
      ({ start: { offset: from = 0 }, end: { offset: to = 0 } }) => from <= index && index < to,
    );
    if (around === undefined) return [];
    const above = text.slice(around.start.offset, index).split('\n').length - 1;
    return [{ mark, index, line: around.start.line + above }];
  });
}

/** The first of consecutive lines, because those below have the same mistake. */
const firstOf = <Found extends { line: number }>(found: readonly Found[]) =>
  found.filter(({ line }, index) => found[index - 1]?.line !== line - 1);

/** Whether a mark is half of a pair; between two letters or two spaces it may be meant literally. */
function isHalfOfPair(mark: string, index: number, text: string): boolean {
  const around = [text[index - 1] ?? ' ', text[index + mark.length] ?? ' '];
  const isSign = [/\s/, /[\p{L}\p{N}]/u].some((kind) => around.every((sign) => kind.test(sign)));
  return !isSign && mark !== '*' && mark !== '#';
}

/**
 * Components in a link, which cannot hold buttons or links; in a heading, whose contents entry would omit them; and in a
 * paragraph, except for those that are made for a sentence.
 */
function inside(outer: MdastNode, file: string): Finding[] {
  const { type } = outer;
  if (type !== 'heading' && type !== 'link' && type !== 'paragraph') return [];
  // Within a paragraph, a link is looked at by itself.
  const parts = type === 'paragraph' ? childrenOf(outer).filter((part) => part.type !== 'link') : [outer];
  const tags = parts.flatMap((part) => [...below(part)]).filter((node) => node.type === 'mdxJsxTextElement');
  return tags.flatMap((node) => {
    const tag = node.name ?? '';
    const row = mdxRow(tag);
    if (type === 'link' && (tag === 'Fact' || tag === 'Firm')) return [];
    // An unknown component is reported by `checkTags`.
    if (type === 'paragraph' && (row === undefined || row.inSentence)) return [];
    const at = { file, line: lineOf(node) };
    return [type === 'paragraph' ? finding('tag-alone', at, { tag }) : finding('tag-inside', at, { tag, outer: type })];
  });
}

const typed = ({ position }: MdastNode, text: string) => text.slice(position?.start.offset, position?.end.offset);

/** Notes in a heading, and what a term, which opens its meaning, cannot hold: links, notes and terms. */
function heldWrongly(outer: MdastNode, text: string, file: string): Finding[] {
  const isTerm = (node: MdastNode) => 'name' in node && node.name === 'Term';
  const isInTerm = isTerm(outer);
  if (outer.type !== 'heading' && !isInTerm) return [];
  const [, ...held] = below(outer);
  const opens = (node: MdastNode) => node.type === 'link' || node.type === 'linkReference' || isTerm(node);
  return held
    .filter((node) => node.type === 'footnoteReference' || (isInTerm && opens(node)))
    .map((node) => finding('mark-inside', { file, line: lineOf(node) }, { mark: typed(node, text), isInTerm }));
}

/** Columns without a name, cells beyond the last column (which no page shows), and lines that are not rows. */
function ofTable(table: MdastNode, text: string, file: string): Finding[] {
  const [head, ...others] = childrenOf(table);
  const columns = head === undefined ? 0 : childrenOf(head).length;
  const at = (node: MdastNode) => ({ file, line: lineOf(node) });
  // A component that is not closed in its row pulls the lines up to its end into the table.
  const stray = others.find(({ type }) => type !== 'tableRow');
  const below = others.find((node) => node.type === 'tableRow' && !typed(node, text).includes('|'));
  const isFull = (cell: MdastNode) => childrenOf(cell).length > 0;
  return [
    ...(head === undefined || childrenOf(head).every(isFull) ? [] : [finding('table-head', at(head))]),
    ...others
      .filter((row) => childrenOf(row).slice(columns).some(isFull))
      .map((row) => finding('table-cells', at(row), { columns, cells: childrenOf(row).length })),
    ...(stray === undefined ? [] : [finding('table-row', at(stray))]),
    ...(below === undefined ? [] : [finding('table-below', at(below))]),
  ];
}

/** Lists whose first number continues no earlier list, such as a year at the start of a sentence. */
function oddLists(nodes: readonly MdastNode[], file: string): Finding[] {
  const expected = new Set([0, 1]);
  return nodes.flatMap((node) => {
    if (node.type !== 'list' || typeof node.start !== 'number') return [];
    const isOdd = !expected.has(node.start);
    expected.add(node.start + node.children.length);
    return isOdd ? [finding('list-start', { file, line: lineOf(node) }, { start: node.start })] : [];
  });
}

/** Footnotes without a reference, and repeated ones with the same mark: pages show neither. */
function lostNotes(nodes: readonly MdastNode[], file: string): Finding[] {
  const wanted = new Set(nodes.map((node) => node.type === 'footnoteReference' && node.identifier));
  return nodes.flatMap((node) => {
    if (node.type !== 'footnoteDefinition' || wanted.delete(node.identifier)) return [];
    return [finding('note-lost', { file, line: lineOf(node) }, { mark: `[^${node.identifier}]` })];
  });
}

/** Messages that say everything by themselves. */
type Wordless = 'answer-note' | 'quote-number' | 'struck-out' | 'underlined';

/** Markdown that is rendered differently from what its writer meant, or not at all. */
export function checkMarkdown(entry: Pick<ContentFile, 'file' | 'body' | 'collection'>): Finding[] {
  const { file, body, collection } = entry;
  if (body.tree === undefined) return [];
  const { parsed: text } = body;
  const nodes = [...below(body.tree)];
  const all = (code: Wordless, isWrong: (node: MdastNode) => boolean) =>
    nodes.filter(isWrong).map((node) => finding(code, { file, line: lineOf(node) }));
  const findings: Finding[] = [
    ...shown(marks, text, nodes).map(({ line, mark, index }) =>
      finding(isHalfOfPair(mark, index, text) ? 'mark-shown' : 'mark-alone', { file, line }, { mark }),
    ),
    ...shown(headings, text, nodes).map(({ line, mark }) => finding('heading-space', { file, line }, { level: mark })),
    ...firstOf(shown(items, text, nodes)).map(({ line, mark }) => finding('list-mark', { file, line }, { mark })),
    ...shown(links, text, nodes)
      .filter(({ mark }) => !mark.startsWith('\\'))
      .map(({ line, mark }) => finding('link-broken', { file, line }, { mark })),
    ...shown(foreign, text, nodes).map(({ line, mark }) => finding('mark-foreign', { file, line }, { mark })),
    // With a space after its bracket, a component is shown as typed.
    ...shown(/<[ \t]+(?=[A-Z]\w+[ \t/>])/g, text, nodes).map(({ line }) => finding('angle-bracket', { file, line })),
    ...firstOf(shown(rows, text, nodes)).map(({ line }) => finding('table-row', { file, line })),
    ...nodes.flatMap((node) => heldWrongly(node, text, file)),
    ...nodes.flatMap((node) => (node.type === 'table' ? ofTable(node, text, file) : inside(node, file))),
    ...all('underlined', (node) => node.type === 'heading' && node.depth === 2 && !/^\s*#/.test(typed(node, text))),
    ...all('struck-out', (node) => node.type === 'delete' && !typed(node, text).startsWith('~~')),
    ...all('quote-number', (node) => node.type === 'blockquote' && /^>\s*₹?\d/.test(typed(node, text))),
    ...all('answer-note', (node) => collection === 'faq' && node.type === 'footnoteDefinition'),
    ...oddLists(nodes, file),
    ...lostNotes(nodes, file),
  ];
  // Both ends of a pair may be wrong: report that once.
  return [...new Map(findings.map((each) => [`${each.line} ${each.message}`, each])).values()];
}
