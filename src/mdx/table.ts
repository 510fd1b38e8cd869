import type { MdxContent, Row } from './row.ts';
import { ofApproaches } from './rows/approaches.ts';
import { ofPages } from './rows/pages.ts';
import { ofPapers } from './rows/papers.ts';
import { words } from './rows/words.ts';

/**
 * The MDX components that writers may use, with all facts about each: pages draw them with React (page-components.ts),
 * PDFs with blocks (src/pdf/typeset/paper-components.ts); the checks, messages and writers’ guide use the rest.
 */
export const mdxTable = { ...words, ...ofApproaches, ...ofPages, ...ofPapers } satisfies Record<string, Row>;

type Table = typeof mdxTable;

export type MdxName = keyof Table;

export const mdxNames = Object.keys(mdxTable) as MdxName[];

/** The row of this name, if there is one. Own properties only: a writer may type any name, such as “constructor”. */
export const mdxRow = (name: string): Row | undefined =>
  Object.hasOwn(mdxTable, name) ? mdxTable[name as MdxName] : undefined;

/** What each attribute of a component names. */
export const namingsOf = (name: string): Row['needs'] => ({ ...mdxRow(name)?.needs, ...mdxRow(name)?.takes });

/** Whether a component is allowed in a text. @param id name of the text's file */
export const isIn = ({ in: places }: Row, collection: string, id: string): boolean =>
  places.some((place) => place === collection || place === `${collection}/${id}`);

/** Names of the components that pages draw. */
export type PageName = Exclude<MdxName, keyof typeof ofPapers>;

/** Names of the components that have a form in PDFs. */
export type PaperName = { [Name in MdxName]: Table[Name] extends { only: 'page' } ? never : Name }[MdxName];

/** The props of a component, as its row makes them. */
export type PropsOf<Name extends MdxName> = ReturnType<Table[Name]['data']>;

export type Attributes = Readonly<Record<string, string>>;

/** The props of a component, on pages and on paper. @throws a message for the writer */
export function propsOf<Name extends MdxName>(name: Name, content: MdxContent, attributes: Attributes): PropsOf<Name> {
  const data = mdxTable[name].data as (content: MdxContent, attributes: Attributes) => PropsOf<Name>;
  return data(content, attributes);
}
