import Slugger from 'github-slugger';
import type { MdastNode } from 'satteri';
import { parseBody } from './parse-body.ts';
import { type Finding, type Place, finding } from '../findings/finding.ts';

/** A block of text: a paragraph, a heading, a row of a table. */
interface TextBlock extends Place {
  text: string;
  /** The cells of a row behind the headings of their column, the first column and their row: “2024, Fund Moat: 24.6%”. */
  cells: string[];
  /** Number of the part of the page that it belongs to; each heading begins a new one. */
  section: number;
}

/** A tag in a text. Attribute values that are expressions are undefined. */
export interface TagUse extends Place {
  name: string;
  /** The words between its two tags. */
  words: string;
  /** Whether there is nothing between its two tags. */
  isEmpty: boolean;
  attributes: { name: string; value: string | undefined }[];
}

/** The parts of a text, in reading order, each with its place. */
const emptyBody = () => ({
  /** The syntax tree; undefined if the text cannot be parsed. */
  tree: undefined as MdastNode | undefined,
  /** The text that positions in the tree refer to. */
  parsed: '',
  blocks: [] as TextBlock[],
  /** Each with its anchor, made by the same library as in the renderer. */
  headings: [] as (Place & { level: number; text: string; id: string })[],
  links: [] as (Place & { address: string; words: string })[],
  /** Each with the number of its part, as for blocks. */
  pictures: [] as (Place & { address: string; alt: string; section: number })[],
  tags: [] as TagUse[],
  /** Blocks of code. */
  code: [] as Place[],
  /** Syntax errors, curly brackets with expressions, and references without a definition. */
  findings: [] as Finding[],
});

export type Body = ReturnType<typeof emptyBody>;

export type Tag = Extract<MdastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

export const childrenOf = (node: MdastNode): MdastNode[] => ('children' in node ? (node.children as MdastNode[]) : []);

/** The line at which a node begins, from 1. */
export const lineOf = (node: MdastNode): number => node.position?.start.line ?? 1;

/** Every node below one, in reading order; not recursive, because deeply nested texts would overflow the stack. */
export function* below(root: MdastNode): Generator<MdastNode> {
  const waiting = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    yield node;
    waiting.push(...childrenOf(node).toReversed());
  }
}

/** Finds the address of a link or picture, or of its definition below the text: the first with that name counts. */
export function addressReader(nodes: readonly MdastNode[]) {
  const definitions = nodes.filter((node) => node.type === 'definition').toReversed();
  const addresses = new Map(definitions.map(({ identifier, url }) => [identifier, url]));
  return (node: { url: string } | { identifier: string }) =>
    'url' in node ? node.url : (addresses.get(node.identifier) ?? '');
}

/** The words of a node as a reader sees them. @param gap text that replaces an MDX component */
function wordsOf(root: MdastNode, gap = ' '): string {
  let words = '';
  for (const node of below(root)) {
    if (node.type === 'text' || node.type === 'inlineCode') words += node.value;
    else if (node.type === 'break') words += '\n';
    else if (node.type === 'tableCell') words += ' ';
    else if (node.type === 'mdxJsxTextElement') words += gap;
  }
  return words;
}

const cellsOf = (row: MdastNode | undefined): string[] =>
  row === undefined ? [] : childrenOf(row).map((cell) => wordsOf(cell).trim());

/** Nodes with blocks of their own. */
const flow = new Set(['blockquote', 'heading', 'list', 'mdxJsxFlowElement', 'paragraph', 'table']);

/** Whether words stand in a component as in a paragraph, like those of `<Note>Words.</Note>` on a line of its own. */
const isParagraph = ({ type, children }: Tag): boolean =>
  type === 'mdxJsxFlowElement' && children.length > 0 && !children.some((child) => flow.has(child.type));

/** The use of a component, with its line and its attributes. */
export const tagOf = (node: Tag, file: string): TagUse => ({
  file,
  line: lineOf(node),
  name: node.name ?? '',
  words: wordsOf(node).trim(),
  isEmpty: node.children.length === 0,
  attributes: node.attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute'
      ? { name: attribute.name, value: typeof attribute.value === 'string' ? attribute.value : undefined }
      : { name: '…', value: undefined },
  ),
});

/** The attributes of a tag, keyed by name. */
export const valuesOf = ({ attributes }: TagUse): Record<string, string> =>
  Object.fromEntries(attributes.map(({ name, value }) => [name, value ?? '']));

/** The sections of a text: tags that have an id and count as headings of the second level. */
export const sectionsIn = ({ tags }: Body) =>
  tags
    .filter(({ name }) => name === 'Section')
    .map((tag) => ({ file: tag.file, line: tag.line, level: 2, id: valuesOf(tag)['id'] ?? '' }));

/** Whether curly brackets contain only comments. */
export const isRemark = (value: string) => /^\s*(\/\*[\s\S]*\*\/\s*)*$/.test(value);

/** Link and footnote references that stayed text, because they have no definition, and Word’s, such as [1]. */
const marks = /\[[^[\]\n]+\]\[[^[\]\n]*\]|\[\^[^[\]\n]+\]|\[\d{1,2}\]/g;

/** The lines of a text that cannot be parsed. */
const plainBlocks = (text: string, file: string): TextBlock[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      line.trim() === '' ? [] : [{ file, line: index + 1, text: line, cells: [], section: 0 }],
    );

/**
 * Reads the text below the front matter of a file.
 *
 * @param text the file with empty lines in place of its front matter, so that lines are those of the file
 */
export function readBody(text: string, file: string): Body {
  const { tree, text: parsed, findings } = parseBody(text, file);
  const body = { ...emptyBody(), tree, parsed, findings };
  if (tree === undefined) return { ...body, blocks: plainBlocks(text, file) };
  const nodes = [...below(tree)];
  const addressOf = addressReader(nodes);
  const slugger = new Slugger();
  let columns: string[] = [];
  for (const node of nodes) {
    const place = { file, line: lineOf(node) };
    if (node.type === 'heading')
      body.headings.push({ ...place, level: node.depth, text: wordsOf(node), id: slugger.slug(wordsOf(node, '')) });
    const section = body.headings.length;
    switch (node.type) {
      case 'heading':
      case 'paragraph':
        body.blocks.push({ ...place, text: wordsOf(node), cells: [], section });
        break;
      case 'table':
        columns = cellsOf(node.children[0]);
        break;
      case 'tableRow': {
        const [row, ...figures] = cellsOf(node);
        const cells = figures.map((figure, index) => `${columns[index + 1] ?? ''}, ${columns[0]} ${row}: ${figure}`);
        body.blocks.push({ ...place, text: wordsOf(node), cells, section });
        break;
      }
      case 'link':
      case 'linkReference': {
        const pictures = [...below(node)].map((part) => ('alt' in part ? part.alt : ''));
        // A screen reader names a link without words by its picture.
        body.links.push({ ...place, address: addressOf(node), words: wordsOf(node).trim() || pictures.join(' ') });
        break;
      }
      case 'image':
      case 'imageReference':
        body.pictures.push({ ...place, address: addressOf(node), alt: node.alt ?? '', section });
        break;
      case 'code':
        body.code.push(place);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        body.tags.push(tagOf(node, file));
        if (isParagraph(node)) body.blocks.push({ ...place, text: wordsOf(node), cells: [], section });
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (!isRemark(node.value)) findings.push(finding('brace', place));
        break;
      case 'mdxjsEsm':
        // Never allowed, because a build would run it.
        findings.push(finding('module', place, { word: /^\w+/.exec(node.value)?.[0] ?? '' }));
        break;
      case 'text':
        for (const [index, text] of node.value.split('\n').entries()) {
          for (const [mark] of text.matchAll(marks))
            findings.push(finding('mark-unknown', { file, line: place.line + index }, { mark }));
        }
        break;
      default:
    }
  }
  return body;
}
