import type { MdastNode } from 'satteri';
import {
  addressReader,
  below,
  childrenOf,
  isRemark,
  lineOf,
  type Tag,
  tagOf,
  valuesOf,
} from '../../collections/loader/read-body.ts';
import { ContentError, finding } from '../../collections/findings/finding.ts';
import { reasonOf } from '../../lib/reason-of.ts';
import { type Attributes, mdxRow } from '../../mdx/table.ts';
import { type Block, type Inline, table } from './blocks.ts';

/** The content between the tags of a component, as blocks or as words. */
export interface Inside {
  blocks: () => Block[];
  words: () => Inline[];
}

/** Looks up the form of a component: words within a sentence, otherwise blocks. A form throws messages for writers. */
export type Components = (name: string) => ((attributes: Attributes, inside: Inside) => (Block | Inline)[]) | undefined;

/** How a text is converted. */
export interface Setting {
  components: Components;
  /** Address of its page, which shows its pictures and has its anchors; left out for a text without a page. */
  page?: string | undefined;
}

/** Converts nodes, by type; undefined for a node without such a form. */
type Forms<Form> = {
  readonly [Type in MdastNode['type']]?: (node: Extract<MdastNode, { type: Type }>) => Form[] | undefined;
};

const formOf = <Form>(forms: Forms<Form>, node: MdastNode) =>
  (forms[node.type] as ((node: MdastNode) => Form[] | undefined) | undefined)?.(node);

const remark = ({ value }: { value: string }) => (isRemark(value) ? [] : undefined);

/**
 * Turns the text of a file of content/ into blocks.
 *
 * @param root the text as parsed by src/collections/loader
 * @param file the file's path, for errors
 * @throws a ContentError for anything that has no form on paper
 */
export function blocksOf(root: MdastNode, file: string, { components, page }: Setting): Block[] {
  const all = [...below(root)];
  const addressOf = addressReader(all);
  const notes = all.filter((node) => node.type === 'footnoteDefinition').toReversed();
  const footnotes = new Map(notes.map((node) => [node.identifier, node]));
  /** Footnotes that are being converted, and those that have been. */
  const open = new Set<string>();
  const shown = new Set<string>();

  function fault(node: MdastNode, reason: string): never {
    throw new ContentError([finding('paper-fault', { file, line: lineOf(node) }, { reason })]);
  }

  /** Makes a component, and adds file and line to its errors. */
  function made(element: Tag): (Block | Inline)[] {
    const tag = tagOf(element, file);
    const make =
      components(tag.name) ?? fault(element, `a PDF cannot show <${tag.name}>: remove it, or use another component`);
    try {
      return make(valuesOf(tag), { blocks: () => blocksIn(element), words: () => wordsIn(element) });
    } catch (error) {
      if (error instanceof ContentError) throw error;
      fault(element, reasonOf(error));
    }
  }

  const isOfSentence = ({ name }: Tag) => mdxRow(name ?? '')?.inSentence === true;

  const marked = (node: Extract<MdastNode, { type: 'strong' | 'emphasis' | 'delete' }>): Inline[] => [
    { is: node.type, content: wordsIn(node) },
  ];
  const linked = (node: Extract<MdastNode, { type: 'link' | 'linkReference' }>): Inline[] => [
    { is: 'link', url: addressOf(node).replace(/^#/, `${page ?? ''}#`), content: wordsIn(node) },
  ];
  /** Pictures are only shown on the page; on paper, their alt text replaces them. */
  const pictured = ({ alt }: { alt?: string | null | undefined }): Inline[] | undefined =>
    page === undefined ? undefined : [{ is: 'emphasis', content: [`Picture on the page: ${alt ?? ''}`] }];

  /** Forms within a paragraph. */
  const inline: Forms<Inline> = {
    text: ({ value }) => [value.replaceAll('\n', ' ')],
    strong: marked,
    emphasis: marked,
    delete: marked,
    inlineCode: ({ value }) => [{ is: 'code', text: value }],
    break: () => [{ is: 'break' }],
    link: linked,
    linkReference: linked,
    image: pictured,
    imageReference: pictured,
    mdxTextExpression: remark,
    footnoteReference(node) {
      const { identifier } = node;
      if (shown.has(identifier)) return [{ is: 'footnote', mark: identifier }];
      const definition =
        footnotes.get(identifier) ??
        fault(node, `the footnote [^${identifier}] has no text: write it below, as [^${identifier}]: …`);
      if (open.has(identifier)) fault(node, `the footnote [^${identifier}] refers to itself; remove this mark`);
      open.add(identifier);
      const content = blocksIn(definition);
      open.delete(identifier);
      shown.add(identifier);
      return [{ is: 'footnote', mark: identifier, content }];
    },
    mdxJsxTextElement(node) {
      const { name } = tagOf(node, file);
      if (isOfSentence(node) || components(name) === undefined) return made(node) as Inline[];
      fault(node, `<${name}> is in a paragraph with other words or a picture; give it a paragraph of its own`);
    },
  };

  const flow: Forms<Block> = {
    footnoteDefinition: () => [],
    definition: () => [],
    // The document’s title is the top heading, so the headings of a text begin with ##.
    heading: (node) => [{ is: 'heading', level: Math.max(1, node.depth - 1), content: wordsIn(node) }],
    paragraph: (node) => [{ is: 'paragraph', content: wordsIn(node) }],
    list({ ordered, start, children }) {
      const ticked = children.find(({ checked }) => typeof checked === 'boolean');
      if (ticked) fault(ticked, 'a PDF cannot show a checklist; write in words what is done');
      return [{ is: 'list', ordered: ordered === true, start: start ?? 1, items: children.map(blocksIn) }];
    },
    blockquote: (node) => [{ is: 'quote', content: blocksIn(node) }],
    thematicBreak: () => [{ is: 'rule' }],
    table(node) {
      const [head = [], ...others] = node.children.map((row) => row.children.map(wordsIn));
      // Markdown allows a row to end before the last column.
      const rows = others.map((cells) => head.map((_, column) => cells[column] ?? []));
      return [table(head, rows, { align: head.map((_, column) => node.align?.[column] ?? 'left') })];
    },
    mdxJsxFlowElement: (node) =>
      isOfSentence(node) ? [{ is: 'paragraph', content: made(node) as Inline[] }] : (made(node) as Block[]),
    mdxFlowExpression: remark,
  };

  /** Words between the tags of a component may be wrapped in paragraphs. */
  const sentence: Forms<Inline> = { ...inline, paragraph: (node) => wordsIn(node), mdxFlowExpression: remark };

  function wordsIn(parent: MdastNode): Inline[] {
    const advice = 'write words there, and put it outside the component';
    return childrenOf(parent).flatMap(
      (node) => formOf(sentence, node) ?? fault(node, `a sentence in a PDF cannot contain “${node.type}”: ${advice}`),
    );
  }

  /** Blocks in a node; a component on one line may contain words without a paragraph. */
  function blocksIn(parent: MdastNode): Block[] {
    const nodes = childrenOf(parent);
    // Without words between them, components on a line are joined without a space.
    const bare = nodes.filter((node) => node.type === 'mdxJsxFlowElement' && isOfSentence(node));
    const next = bare.find((node, index) => lineOf(node) <= (bare[index - 1]?.position?.end.line ?? -1) + 1);
    if (next) fault(next, 'two components are next to each other; write words or a sign between them');
    const isLoose = nodes.length > 0 && nodes.every(({ type }) => type in inline);
    if (isLoose) return [{ is: 'paragraph', content: wordsIn(parent) }];
    return nodes.flatMap(
      (node) => formOf(flow, node) ?? fault(node, `a PDF cannot show “${node.type}”: remove it, or write it in words`),
    );
  }

  return blocksIn(root);
}
