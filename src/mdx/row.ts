import type { ApproachRecord } from '../lib/returns/approach-record.ts';
import type { Approach } from '../collections/schemas/approach.ts';
import type { Document } from '../collections/schemas/document.ts';
import type { Term } from '../collections/schemas/glossary.ts';
import type { Page } from '../collections/schemas/page.ts';
import type { Pdf } from '../collections/schemas/pdf.ts';
import type { Settings } from '../collections/schemas/settings.ts';

/** What an attribute of each kind names, as a writer would say it; the last ones name nothing. */
export const namingWords = {
  approach: 'strategy or fund',
  document: 'document',
  fact: 'figure',
  firm: 'value of the firm',
  group: 'group of points',
  page: 'page',
  term: 'word of the glossary',
  percent: undefined,
  rupees: undefined,
  words: undefined,
} as const;

/** What the value of an attribute names. */
export type Naming = keyof typeof namingWords;

/** How many there may be of something, or how large it may be: both ends are allowed. */
export interface Bounds {
  least: number;
  most: number;
}

export const everywhere = ['communiques', 'strategies', 'funds', 'pages', 'legal', 'guides', 'faq', 'papers'] as const;

/** Where a component may be written: in the texts of a collection, or in one of content/pages alone. */
export type Place = (typeof everywhere)[number] | 'pages/AboutUs' | 'pages/InvestmentPhilosophy';

/** All that a component's data comes from, as pages and the PDF maker have read it. */
export interface MdxContent {
  settings: Settings;
  /** Strategies and funds, so far as visitors see them. */
  approaches: readonly { id: string; data: Approach }[];
  /** Their records, so far as they have one. */
  records: readonly ApproachRecord[];
  pages: readonly { id: string; data: Pick<Page, 'groups' | 'sections'> }[];
  /** Every document with its earlier versions; pages have opened each PDF. */
  documents: readonly { id: string; data: Document & { pdf?: Pdf } }[];
  glossary: readonly { id: string; data: Pick<Term, 'meaning'> }[];
}

/** All of a row but its data. */
export interface RowFacts {
  /** How a writer writes it. */
  write: string;
  /** What it shows, in a writer's words. */
  shows: string;
  in: readonly Place[];
  /** Attributes that must be there, and what each names. */
  needs: Readonly<Record<string, Naming>>;
  /** Attributes that may be left out. */
  takes?: Readonly<Record<string, Naming>>;
  /** The field of the strategy or fund that is drawn; without it there is nothing to draw. */
  field?: keyof Approach;
  /** How many points the group must have that it draws. */
  points?: Bounds;
  /** What stands between its two tags; without it the component is one tag. */
  holds?: 'words' | 'paragraphs';
  /** Whether it stands within a sentence; the others have a line of their own. */
  inSentence?: true;
  /** Whether it has no form on paper. What belongs to papers has none on a page. */
  only?: 'page';
}

type AttributesOf<Facts extends RowFacts> = Readonly<
  Record<keyof Facts['needs'], string> & Partial<Record<keyof NonNullable<Facts['takes']>, string>>
>;

/** What a component is, and the props that it is drawn from; its data throws words for the writer. */
export interface Row extends RowFacts {
  data: (content: MdxContent, attributes: never) => object;
}

/** Puts a row together, so that its data knows its attributes. */
export const row = <
  const Facts extends RowFacts,
  Data extends (content: MdxContent, attributes: AttributesOf<Facts>) => object,
>(
  facts: Facts,
  data: Data,
) => ({ ...facts, data });
