import { type CollectionEntry, type CollectionKey, getCollection, getEntry, render } from 'astro:content';
import { buildDate } from './build-date.ts';
import { forWriters } from './for-writers.ts';
import { isHeldBack } from './held-back.ts';
import type { Complaints } from '../schemas/complaints.ts';
import type { Navigation } from '../schemas/navigation.ts';
import { teamGroups } from '../schemas/team.ts';
import type { Settings } from '../schemas/settings.ts';
import type { PageWithSections, SectionId } from './page-sections.ts';
import { currentVersion, type Series, seriesOf } from './document-series.ts';
import type { Shelved } from './reading-room.ts';

/** Queries over `content/`. Pages and the components that writers use take entries from here and nowhere else. */

/** Makes HTML of an entry's text. */
export { render };

export type Communique = CollectionEntry<'communiques'>;
export type ApproachEntry = CollectionEntry<'strategies'> | CollectionEntry<'funds'>;
export type MemberEntry = CollectionEntry<'team'>;
export type DocumentEntry = CollectionEntry<'documents'>;
export type PageEntry = CollectionEntry<'pages'>;
export type FaqEntry = CollectionEntry<'faq'>;

/** What visitors get to see. The dev server shows writers everything, with a mark. */
const isShown = ({ data }: { data: { draft?: boolean; publishDate?: Date | undefined } }) =>
  forWriters || !isHeldBack(data, buildDate());

const byOrder = (a: { data: { order: number } }, b: { data: { order: number } }) => a.data.order - b.data.order;

/** Stops the build with a sentence that names the missing entry and who asked for it. */
function required<Entry>(entry: Entry | undefined, what: string, askedBy: string): Entry {
  if (entry === undefined)
    throw new Error(`${askedBy} names ${what}, which does not exist. Check the spelling of its file name.`);
  return entry;
}

/** The firm: content/settings.yaml. */
export async function getSettings(): Promise<Settings> {
  return required(await getEntry('settings', 'settings'), 'content/settings.yaml', 'The site').data;
}

/** The menus: content/navigation.yaml. */
export async function getNavigation(): Promise<Navigation> {
  return required(await getEntry('navigation', 'navigation'), 'content/navigation.yaml', 'The site').data;
}

/** All entries of some collections, also those that no visitor sees. */
export const getEntriesOf = async (names: readonly CollectionKey[]) =>
  (await Promise.all(names.map((name) => getCollection(name)))).flat();

/** Words of a page: content/pages/{id}.mdx. */
export async function getPage<Id extends string>(id: Id): Promise<PageEntry & { id: Id }> {
  const page: PageEntry = required(await getEntry('pages', id as string), `content/pages/${id}.mdx`, 'The site');
  return page as PageEntry & { id: Id };
}

/** Words of every page that has an address of its own. */
export const getPages = () => getCollection('pages', ({ id }) => id !== 'NotFound');

/** Articles, the newest first. */
export async function getCommuniques(): Promise<Communique[]> {
  const all = await getCollection('communiques', isShown);
  return all.sort(
    (a, b) => b.data.date.getTime() - a.data.date.getTime() || a.id.localeCompare(b.id, 'en', { numeric: true }),
  );
}

/** Strategies in their order. */
export const getStrategies = async () => (await getCollection('strategies', isShown)).sort(byOrder);

/** Funds in their order. */
export const getFunds = async () => (await getCollection('funds', isShown)).sort(byOrder);

/** A strategy or fund by its id; `askedBy` is named in the error when there is none. */
export async function getApproach(id: string, askedBy: string): Promise<ApproachEntry> {
  const all: ApproachEntry[] = [...(await getStrategies()), ...(await getFunds())];
  return required(
    all.find((entry) => entry.id === id),
    `the strategy or fund “${id}”`,
    askedBy,
  );
}

/** Legal texts. */
export const getLegalTexts = () => getCollection('legal', isShown);

/** Questions in their order. */
export const getFaq = async () => (await getCollection('faq', isShown)).sort(byOrder);

/** The glossary in alphabetical order. */
export const getGlossary = async () =>
  (await getCollection('glossary')).sort((a, b) => a.data.term.localeCompare(b.data.term, 'en'));

/** A word of the glossary by its id; `askedBy` is named in the error when there is none. */
export async function getTerm(id: string, askedBy: string): Promise<CollectionEntry<'glossary'>> {
  return required(await getEntry('glossary', id), `the word “${id}” (content/glossary/${id}.yaml)`, askedBy);
}

/** The team, group by group and in order within each. */
export async function getTeam(): Promise<{ group: (typeof teamGroups)[number]; members: MemberEntry[] }[]> {
  const all = (await getCollection('team', isShown)).sort(byOrder);
  return teamGroups.map((group) => ({ group, members: all.filter((member) => member.data.group === group) }));
}

/** All documents in their order, each with its earlier versions. */
export const getDocumentSeries = async (): Promise<Series<DocumentEntry>[]> =>
  seriesOf((await getCollection('documents')).sort(byOrder));

/** Papers of the Reading Room in their order, in their current versions. */
export const getPapers = async () =>
  (await getDocumentSeries()).map(({ current }) => current).filter(({ data }) => data.readingRoom);

/** Everything in the Reading Room, as far as its shelves go. */
export async function getShelved(): Promise<Shelved[]> {
  const papers = (await getPapers()).map(({ data }) => ({ kind: 'papers' as const, date: data.date }));
  const articles = (await getCommuniques()).map(({ data }) => ({ kind: 'communiques' as const, date: data.date }));
  return [...papers, ...articles];
}

/** The current version of a document by the id of any; `askedBy` is named in the error when there is none. */
export async function getDocument(id: string, askedBy: string): Promise<DocumentEntry> {
  const entry = currentVersion(await getCollection('documents'), id);
  return required(entry, `the document “${id}” (content/documents/${id}.yaml)`, askedBy);
}

/** Complaints received and resolved: content/complaints.yaml. */
export async function getComplaints(): Promise<Complaints> {
  return required(await getEntry('complaints', 'complaints'), 'content/complaints.yaml', 'The site').data;
}

/** A titled stretch of text of a page, by its id: one of those that the checks see to. */
export function sectionOf<Name extends PageWithSections>(page: PageEntry & { id: Name }, id: SectionId<Name>) {
  return required(
    page.data.sections.find((section) => section.id === id),
    `the section “${id}” in content/pages/${page.id}.mdx`,
    `The page ${page.id}`,
  );
}

/** A list of points of a page, by its id. */
export function groupOf(page: PageEntry, id: string) {
  return required(
    page.data.groups.find((group) => group.id === id),
    `the group “${id}” in content/pages/${page.id}.mdx`,
    `The page ${page.id}`,
  ).cards;
}
