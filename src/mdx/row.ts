import type { ApproachRecord } from '../lib/returns/approach-record.ts';
import type { Approach } from '../collections/schemas/approach.ts';
import type { Document } from '../collections/schemas/document.ts';
import type { Term } from '../collections/schemas/glossary.ts';
import type { Page } from '../collections/schemas/page.ts';
import type { Pdf } from '../collections/schemas/pdf.ts';
import type { Settings } from '../collections/schemas/settings.ts';

/** What each kind of attribute names, in a writer’s words; undefined if it names nothing. */
export const namingWords = {
  approach: 'strategy or fund',
  document: 'document',
  fact: 'figure',
  firm: 'value of the firm',
  group: 'group of points',
  page: 'page',
  term: 'word of the glossary',
  anchor: undefined,
  percent: undefined,
  rupees: undefined,
  words: undefined,
} as const;

/** What the value of an attribute names. */
export type Naming = keyof typeof namingWords;

/** The collections whose texts may use what is allowed everywhere. */
export const everywhere = ['communiques', 'strategies', 'funds', 'pages', 'legal', 'guides', 'faq', 'papers'] as const;

/** Where a component is allowed: in the texts of a collection, or in a single text of content/pages. */
export type Place = (typeof everywhere)[number] | 'pages/AboutUs' | 'pages/InvestmentPhilosophy';

/** The sources of a component’s data, as read by pages and by the PDF maker. */
export interface MdxContent {
  settings: Settings;
  /** The strategies and funds that visitors can see. */
  approaches: readonly { id: string; data: Approach }[];
  /** The records of those that have one. */
  records: readonly ApproachRecord[];
  pages: readonly { id: string; data: Pick<Page, 'groups' | 'sections'> }[];
  /** Every document, including earlier versions; on pages, with the facts of its PDF. */
  documents: readonly { id: string; data: Document & { pdf?: Pdf } }[];
  glossary: readonly { id: string; data: Pick<Term, 'meaning'> }[];
}

/** A row without its data. */
export interface RowFacts {
  /** How a writer writes it; left out for one that only needs to know `of` what. */
  write?: string;
  /** What that is in the guide’s example. */
  example?: string;
  /** What it shows, in a writer's words. */
  shows: string;
  in: readonly Place[];
  /** Required attributes, and what each names. */
  needs: Readonly<Record<string, Naming>>;
  /** Optional attributes. */
  takes?: Readonly<Record<string, Naming>>;
  /** The field of the strategy or fund that it draws, and therefore needs. */
  field?: keyof Approach;
  /** How many points the group that it draws may have. */
  points?: { least: number; most: number };
  /** What is between its two tags; left out for a component of a single tag. */
  holds?: 'words' | 'paragraphs';
  /** Whether it is used within a sentence; the others have a line of their own. */
  inSentence?: true;
  /** Set if it has no form on paper. Components for papers, in turn, have none on a page. */
  only?: 'page';
}

type AttributesOf<Facts extends RowFacts> = Readonly<
  Record<keyof Facts['needs'], string> & Partial<Record<keyof NonNullable<Facts['takes']>, string>>
>;

/** A component’s facts, and the function that makes its props; it throws messages for the writer. */
export interface Row extends RowFacts {
  data: (content: MdxContent, attributes: never) => object;
}

/** Makes a row in which the attributes of `data` are typed. */
export const row = <
  const Facts extends RowFacts,
  Data extends (content: MdxContent, attributes: AttributesOf<Facts>) => object,
>(
  facts: Facts,
  data: Data,
) => ({ ...facts, data });
