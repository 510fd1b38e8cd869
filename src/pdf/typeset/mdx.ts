import type { MdastNode } from 'satteri';
import {
  addressesIn,
  below,
  childrenOf,
  isRemark,
  type Tag,
  tagOf,
  valuesOf,
} from '../../collections/loader/read-body.ts';
import { ContentError, problem } from '../../collections/findings/content-problem.ts';
import { reasonOf } from '../../lib/reason-of.ts';
import { type Attributes, mdxRow } from '../../mdx/table.ts';
import type { Block, Inline } from './blocks.ts';
import { table } from './table.ts';

/** What stands between the tags of a component, as blocks or as words. */
export interface Inside {
  blocks: () => Block[];
  words: () => Inline[];
}

/** The form of a component by its name: words where it stands within a sentence, else blocks. It throws words for its writer. */
export type Components = (name: string) => ((attributes: Attributes, inside: Inside) => (Block | Inline)[]) | undefined;

/** How a text is set. */
export interface Setting {
  components: Components;
  /** Makes the address of a link absolute. */
  links: (url: string) => string;
  /** What stands on paper for a picture of the page, by its words; a text without a page has none. */
  picture?: ((words: string) => Inline[]) | undefined;
}

const inlineTypes = new Set<string>([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'break',
  'footnoteReference',
  'mdxJsxTextElement',
  'mdxTextExpression',
]);

/**
 * Turns the text of a file of content/ into blocks.
 *
 * @param root the text as src/collections/loader has read it
 * @param file the file's path, for errors
 * @throws a ContentError for anything that has no form on paper
 */
export function blocksOf(root: MdastNode, file: string, { components, links, picture }: Setting): Block[] {
  const nodes = [...below(root)];
  const addressOf = addressesIn(nodes);
  const notes = nodes.filter((node) => node.type === 'footnoteDefinition').toReversed();
  const footnotes = new Map(notes.map((node) => [node.identifier, node]));
  /** Footnotes whose words are being read. */
  const open = new Set<string>();

  const fault = (node: MdastNode, reason: string) =>
    new ContentError([problem('paper-fault', { file, line: node.position?.start.line ?? 1 }, { reason })]);

  /** Makes a component, and puts file and line before the words of its error. */
  function made(element: Tag): (Block | Inline)[] {
    const tag = tagOf(element);
    const { name } = tag;
    const make = components(name);
    if (make === undefined)
      throw fault(element, `<${name}> has no form in a PDF: take it out, or use another component.`);
    try {
      return make(valuesOf(tag), { blocks: () => blocksIn(element), words: () => wordsIn(element) });
    } catch (error) {
      if (error instanceof ContentError) throw error;
      throw fault(element, reasonOf(error));
    }
  }

  const isOfSentence = ({ name }: Tag) => mdxRow(name ?? '')?.inSentence === true;

  function footnote(node: Extract<MdastNode, { type: 'footnoteReference' }>): Inline {
    const { identifier } = node;
    const definition = footnotes.get(identifier);
    if (definition === undefined) throw fault(node, `the footnote [^${identifier}] has no text.`);
    if (open.has(identifier)) throw fault(node, `the footnote [^${identifier}] refers to itself; take this mark out`);
    open.add(identifier);
    const content = blocksIn(definition);
    open.delete(identifier);
    return { is: 'footnote', content };
  }

  const wordsIn = (node: MdastNode): Inline[] => childrenOf(node).flatMap(words);

  function words(node: MdastNode): Inline[] {
    switch (node.type) {
      case 'text':
        return [node.value.replaceAll('\n', ' ')];
      case 'strong':
      case 'emphasis':
      case 'delete':
        return [{ is: node.type, content: wordsIn(node) }];
      case 'inlineCode':
        return [{ is: 'code', text: node.value }];
      case 'break':
        return [{ is: 'break' }];
      case 'link':
      case 'linkReference':
        return [{ is: 'link', url: links(addressOf(node)), content: wordsIn(node) }];
      case 'paragraph':
        return wordsIn(node);
      case 'footnoteReference':
        return [footnote(node)];
      case 'image':
      case 'imageReference':
        if (picture !== undefined) return picture(node.alt ?? '');
        break;
      case 'mdxJsxTextElement':
        if (isOfSentence(node) || components(node.name ?? '') === undefined) return made(node) as Inline[];
        throw fault(
          node,
          `<${node.name ?? ''}> stands beside other words or a picture; give it a paragraph of its own`,
        );
      case 'mdxTextExpression':
      case 'mdxFlowExpression':
        if (isRemark(node.value)) return [];
        break;
      default:
    }
    throw fault(node, `a sentence cannot hold “${node.type}” in a PDF.`);
  }

  /** Blocks in a node; in a component on one line they may be words without a paragraph. */
  function blocksIn(node: MdastNode): Block[] {
    const nodes = childrenOf(node);
    const isLoose = nodes.length > 0 && nodes.every(({ type }) => inlineTypes.has(type));
    return isLoose ? [{ is: 'paragraph', content: wordsIn(node) }] : nodes.flatMap(block);
  }

  function block(node: MdastNode): Block[] {
    switch (node.type) {
      case 'footnoteDefinition':
      case 'definition':
        return [];
      case 'heading':
        // The document's title is the heading above all; a text begins with ##.
        return [{ is: 'heading', level: Math.max(1, node.depth - 1), content: wordsIn(node) }];
      case 'paragraph':
        return [{ is: 'paragraph', content: wordsIn(node) }];
      case 'list': {
        const { ordered, start } = node;
        return [{ is: 'list', ordered: ordered === true, start: start ?? 1, items: childrenOf(node).map(blocksIn) }];
      }
      case 'blockquote':
        return [{ is: 'quote', content: blocksIn(node) }];
      case 'thematicBreak':
        return [{ is: 'rule' }];
      case 'table': {
        const [head = [], ...rows] = childrenOf(node).map((row) => childrenOf(row).map(wordsIn));
        const align = head.map((_, column) => node.align?.[column] ?? 'left');
        return [table(head, rows, { align })];
      }
      case 'mdxJsxFlowElement':
        return isOfSentence(node) ? [{ is: 'paragraph', content: made(node) as Inline[] }] : (made(node) as Block[]);
      case 'mdxFlowExpression':
        if (isRemark(node.value)) return [];
        break;
      default:
    }
    throw fault(node, `“${node.type}” has no form in a PDF.`);
  }

  return blocksIn(root);
}
