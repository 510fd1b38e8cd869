import { TO_WRITE } from '../../src/collections/checks/check-marks.ts';
import { entryRoute, memberRoute, routes } from '../../src/lib/routes.ts';
import type { CollectionName } from '../../src/collections/schemas/collections.ts';
import { capitalised, entryIdOf, slug } from '../../src/desk/entries/entry-id.ts';

/** What is known when a new file is made. */
export interface Beginning {
  title: string;
  /** Today, as YYYY-MM-DD. */
  today: string;
  /** Name of the new file without its ending. */
  id: string;
  /** Ids and places of the files that are there. */
  others: readonly { id: string; order: number | undefined }[];
}

/** One kind of file that `npm run new` makes. */
export interface Kind {
  collection: CollectionName;
  /** Name of the new file without its ending. */
  id: (title: string, ids: readonly string[]) => string;
  /** Values of the fields; those that are not named here are asked of the writer. */
  values: (beginning: Beginning) => Record<string, string | number | boolean>;
  /** The text below the fields, of a file that has one. */
  text?: string;
  address: (id: string) => string;
  /** What is left to do besides writing. */
  then?: (id: string) => string;
}

const nextPlace = ({ others }: Beginning) => Math.max(0, ...others.map(({ order }) => order ?? 0)) + 1;

export const kinds: Record<string, Kind> = {
  communique: {
    collection: 'communiques',
    id: (title, ids) => entryIdOf('communiques', title, ids),
    values: ({ title, today }) => ({ title, date: today, draft: true }),
    text: `${TO_WRITE}: the text. A first paragraph, then headings that begin with ##.`,
    address: entryRoute,
  },
  paper: {
    collection: 'documents',
    id: slug,
    values: (beginning) => ({
      title: beginning.title,
      kind: 'paper',
      date: beginning.today,
      file: `newsletter/${beginning.id}.pdf`,
      readingRoom: true,
      order: nextPlace(beginning),
    }),
    address: (id) => `/newsletter/${id}.pdf`,
    then: (id) =>
      `Put the PDF at public/newsletter/${id}.pdf, or write content/papers/${id}.mdx and name it as madeFrom.`,
  },
  member: {
    collection: 'team',
    id: slug,
    values: (beginning) => ({ name: beginning.title, group: 'research', order: nextPlace(beginning), draft: true }),
    address: memberRoute,
    then: () => 'Choose the group and the place in it.',
  },
  faq: {
    collection: 'faq',
    id: slug,
    values: (beginning) => ({ question: beginning.title, order: nextPlace(beginning), draft: true }),
    text: `${TO_WRITE}: the answer.`,
    address: (id) => `${routes.faq}#${id}`,
  },
  guide: {
    collection: 'guides',
    id: (title) => capitalised(`join as ${title}`),
    values: (beginning) => ({
      title: `Joining as ${beginning.title}`,
      audience: beginning.title,
      order: nextPlace(beginning),
      draft: true,
    }),
    text: `${TO_WRITE}: the text. Adding money, withdrawing and leaving, under headings that begin with ##.`,
    address: entryRoute,
  },
  notice: {
    collection: 'notices',
    id: slug,
    values: ({ title, today }) => ({ heading: title, date: today, draft: true }),
    address: (id) => `${routes.verify}#${id}`,
  },
  change: {
    collection: 'changes',
    id: slug,
    values: ({ title, today }) => ({ heading: title, changed: today, published: today, draft: true }),
    address: (id) => `${routes.changes}#${id}`,
  },
};
