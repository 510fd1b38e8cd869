import { TO_WRITE } from '../../src/collections/checks/check-unfinished.ts';
import type { CollectionName } from '../../src/collections/schemas/collections.ts';
import { entryIdOf } from '../../src/collections/entry-id.ts';
import { pascalCase } from '../../src/lib/texts/slug.ts';

/** A kind of file that `npm run new` creates. */
export interface Kind {
  collection: CollectionName;
  /** Name of the new file without its extension, if not simply derived from the title. */
  id?: (title: string, ids: readonly string[]) => string;
  /**
   * Values of fields besides the title and those that every new file begins with; all others are left for the writer to
   * fill in. `today` is YYYY-MM-DD, `id` the name of the new file.
   */
  values?: (known: { title: string; today: string; id: string }) => Record<string, string | boolean>;
  /** The text below the fields, if the file has one. */
  text?: string;
  /** What to do next, besides writing. */
  then?: (id: string) => string;
}

/** A strategy or fund: its writer begins with the description and adds figures later. */
const approach = (collection: 'strategies' | 'funds'): Kind => ({
  collection,
  text: `${TO_WRITE}: the text. Begin each part with a ## heading.`,
  then: (id) => `Add its monthly returns to content/performance/${id}.csv as soon as there are any.`,
});

export const kinds: Record<string, Kind> = {
  communique: {
    collection: 'communiques',
    id: (title, ids) => entryIdOf('communiques', title, ids),
    text: `${TO_WRITE}: the text. Begin with a paragraph, then use ## headings.`,
  },
  paper: {
    collection: 'documents',
    values: ({ today, id }) => ({ kind: 'paper', date: today, file: `newsletter/${id}.pdf`, readingRoom: true }),
    then: (id) =>
      `Put the PDF at public/newsletter/${id}.pdf, or write content/papers/${id}.mdx and name it as madeFrom.`,
  },
  strategy: approach('strategies'),
  fund: approach('funds'),
  member: {
    collection: 'team',
    values: () => ({ group: 'research' }),
    then: () => 'Choose the group and the place in it.',
  },
  faq: { collection: 'faq', text: `${TO_WRITE}: the answer.` },
  guide: {
    collection: 'guides',
    id: (title) => pascalCase(title) && `JoinAs${pascalCase(title)}`,
    values: ({ title }) => ({ title: `Joining as ${title}`, audience: title }),
    text: `${TO_WRITE}: the text. Adding money, withdrawing and leaving, under ## headings.`,
  },
  notice: { collection: 'notices' },
  change: { collection: 'changes' },
};
