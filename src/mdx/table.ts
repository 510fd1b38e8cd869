import type { MdxContent, Row } from './row.ts';
import { ofApproaches } from './rows/approaches.ts';
import { ofPages } from './rows/pages.ts';
import { ofPapers } from './rows/papers.ts';
import { words } from './rows/words.ts';

/**
 * The MDX components that writers may use, and all that is known of each. Pages draw their props by page-components.ts, PDFs
 * by src/pdf/typeset/paper-components.ts; the checks, the writers' guide and its messages go by the rest.
 */
export const mdxTable = { ...words, ...ofApproaches, ...ofPages, ...ofPapers } satisfies Record<string, Row>;

type Table = typeof mdxTable;

export type MdxName = keyof Table;

export const mdxNames = Object.keys(mdxTable) as MdxName[];

/** The row of this name, if there is one: a writer may type any, such as “constructor”. */
export const mdxRow = (name: string): Row | undefined =>
  Object.hasOwn(mdxTable, name) ? mdxTable[name as MdxName] : undefined;

/** What each attribute of a component names. */
export const namingsOf = (name: string): Row['needs'] => ({ ...mdxRow(name)?.needs, ...mdxRow(name)?.takes });

/** Whether a component may be written in a text. @param id name of the text's file */
export const isIn = ({ in: places }: Row, collection: string, id: string): boolean =>
  places.some((place) => place === collection || place === `${collection}/${id}`);

/** Names of the components that pages draw. */
export type PageName = Exclude<MdxName, keyof typeof ofPapers>;

/** Names of the components that have a form in PDFs. */
export type PaperName = { [Name in MdxName]: Table[Name] extends { only: 'page' } ? never : Name }[MdxName];

export type PropsOf<Name extends MdxName> = ReturnType<Table[Name]['data']>;

export type Attributes = Readonly<Record<string, string>>;

/** What a component is drawn from, wherever it is. @throws words for the writer */
export function propsOf<Name extends MdxName>(name: Name, content: MdxContent, attributes: Attributes): PropsOf<Name> {
  const data = mdxTable[name].data as (content: MdxContent, attributes: Attributes) => PropsOf<Name>;
  return data(content, attributes);
}
