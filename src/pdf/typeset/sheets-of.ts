import { entryOf } from '../../lib/entry-of.ts';
import { communiquePdf } from '../../lib/documents/made-document.ts';
import { documentDate, kindLabels } from '../../lib/documents/document-words.ts';
import { formatDate } from '../../lib/format.ts';
import { approachFigure, plainFigure } from '../../lib/drawings/figure-parameters.ts';
import { absolute, entryRoute } from '../../lib/routes.ts';
import { paperComponents } from './paper-components.ts';
import { collectionOf } from '../../collections/schemas/collections.ts';
import type { Document } from '../../collections/schemas/document.ts';
import type { Block } from './blocks.ts';
import { complaintsBlocks } from './complaints.ts';
import type { Entry } from '../../collections/loader/read-collection.ts';
import type { ShownContent } from './content.ts';
import { factsheet } from './factsheet.ts';
import { blocksOf } from './mdx.ts';
import type { Sheet } from './sheet.ts';

/** What the file that a document is made from adds to the library's entry. */
type Made = Pick<Sheet, 'blocks' | 'figure' | 'notice' | 'reviewed'> & {
  heading?: string | undefined;
  specimen?: boolean;
};

const isHeading = (block: Block | undefined) => block?.is === 'heading';

/** Starts each part, with the heading above it, on a new page, so that its pages can be replaced when it changes. */
const onFreshPages = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block, index) =>
    isHeading(block) && !isHeading(blocks[index - 1]) ? [{ is: 'page' as const }, block] : [block],
  );

/** All generated documents: those of the library with `madeFrom`, and every communique. */
export function sheetsOf(content: ShownContent): Sheet[] {
  const components = paperComponents(content);
  const textOf = ({ id, file, collection, body: { tree } }: Entry<unknown>): Block[] =>
    tree === undefined ? [] : blocksOf(tree, file, { components, page: collectionOf(collection).address?.(id) });

  function made({ id, data }: Entry<Document>, from: string): Made {
    const paper = content.papers.find((entry) => entry.file === from);
    if (paper) {
      const blocks = textOf(paper);
      // As the rules require for a Disclosure Document.
      const laidOut = data.kind === 'disclosure-document' ? onFreshPages(blocks) : blocks;
      return { ...paper.data, blocks: laidOut, figure: plainFigure(id) };
    }
    const approach = content.approaches.find((entry) => entry.file === from);
    if (approach)
      return {
        blocks: factsheet(approach, textOf(approach), content),
        figure: approachFigure(approach.id, approach.data),
        specimen: data.specimen || approach.data.specimen,
        notice:
          'The terms in this factsheet are invented examples. Ask for the firm’s own before you rely on any of them.',
        reviewed: approach.data.reviewed,
      };
    // The checks ensure that there is no other file.
    const page = entryOf(content.pages, 'ComplaintsData');
    return {
      blocks: complaintsBlocks(content.complaints, page.data, textOf(page)),
      specimen: data.specimen || content.complaints.specimen,
      notice: 'The figures in these tables are invented examples that show their form.',
      figure: plainFigure(id),
    };
  }

  const library = content.documents.flatMap((entry): Sheet[] => {
    const { title, kind, madeFrom } = entry.data;
    if (madeFrom === undefined) return [];
    const { heading = title, ...more } = made(entry, `content/${madeFrom}`);
    return [{ ...entry.data, label: kindLabels[kind], when: documentDate(entry.data), heading, ...more }];
  });

  const communiques = content.communiques.map((entry): Sheet => {
    const { id, data } = entry;
    return {
      ...data,
      file: communiquePdf(id),
      page: absolute(entryRoute(id), content.settings.website),
      heading: data.heading ?? data.title,
      label: 'Communique',
      when: formatDate(data.date),
      figure: plainFigure(id),
      blocks: textOf(entry),
    };
  });

  return [...library, ...communiques];
}
