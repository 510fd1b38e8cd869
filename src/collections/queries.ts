import { getImage } from 'astro:assets';
import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { buildDate } from '../lib/build-date.ts';
import { forWriters } from '../lib/for-writers.ts';
import { draftNote, isUnpublishedAt } from '../lib/unpublished.ts';
import { type MadeDocuments, readMadeDocuments } from './made-documents.ts';
import type { MenuLink } from './schemas/navigation.ts';
import { teamGroups } from './schemas/team.ts';
import type { PageWithSections, SectionId } from './page-sections.ts';
import { type ApproachRecord, approachRecord } from '../lib/returns/approach-record.ts';
import { type Change, changesOfApproach, changesOfDocuments } from '../lib/documents/change-log.ts';
import { entryOf } from '../lib/entry-of.ts';
import { currentVersion, seriesOf } from '../lib/documents/document-series.ts';
import type { MadeDocument } from '../lib/documents/made-document.ts';
import { documentNote } from '../lib/documents/document-words.ts';
import type { NamedLink } from '../lib/named-link.ts';
import { documentRoute, entryRoute, memberRoute, type PageId, pageRoute } from '../lib/routes.ts';
import { menuLabel } from '../lib/pages/menus.ts';
import { isOnShelf, type Shelf, type Shelved, shelvedOf } from '../lib/pages/reading-room.ts';

/**
 * Queries over `content/`. Pages and MDX components get their entries only from here. References between entries can be
 * followed safely, because the checks have verified them.
 */

/** The label that the dev server shows on an entry while visitors cannot see it: “Draft” or “Visible from …”. */
interface WithDraftNote {
  draftNote?: string | undefined;
}

export type Communique = CollectionEntry<'communiques'> & WithDraftNote;
export type ApproachEntry = (CollectionEntry<'strategies'> | CollectionEntry<'funds'>) & WithDraftNote;
export type PageEntry = CollectionEntry<'pages'>;
export type LegalEntry = CollectionEntry<'legal'> & WithDraftNote;
export type GuideEntry = CollectionEntry<'guides'> & WithDraftNote;

/** An entry in the form that components take: its fields on the same level as its id. */
export const plain = <Entry extends { data: object }>({ data, ...entry }: Entry) => ({
  ...(data as Entry['data']),
  ...entry,
});

/** Collections whose entries can be drafts, or be scheduled for a later day. */
type Publishable = 'communiques' | 'strategies' | 'funds' | 'legal' | 'guides' | 'faq' | 'team' | 'notices' | 'changes';

/** The entries of a collection that visitors can see. The dev server shows writers all of them, with a label. */
async function getShown<Name extends Publishable>(name: Name): Promise<(CollectionEntry<Name> & WithDraftNote)[]> {
  const now = buildDate();
  const all: CollectionEntry<Name>[] = await getCollection(name);
  const shown = forWriters ? all : all.filter(({ data }) => !isUnpublishedAt(data, now));
  return shown.map((entry) => ({ ...entry, draftNote: draftNote(entry.data, now) }));
}

type Ordered = { id: string; data: { order: number } };

/** Two of the same order are sorted by their ids, because Astro lists entries in the order in which files were read. */
const byOrder = (a: Ordered, b: Ordered) => a.data.order - b.data.order || a.id.localeCompare(b.id, 'en');

type Single = 'settings' | 'navigation' | 'complaints' | 'accessibility' | 'tax';

/** The data of a single-file collection, such as content/navigation.yaml. */
export async function getSingle<Name extends Single>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const entries: CollectionEntry<Name>[] = await getCollection(name);
  return entryOf(entries, name).data;
}

/** The firm: content/settings.yaml. */
export const getSettings = () => getSingle('settings');

/** The menus. The links of the bar are as components take them; `resolveLink` looks up the other ones. */
export async function getNavigation() {
  const { main, action, ...menus } = await getSingle('navigation');
  const linkTo = ({ label, path }: typeof action) => ({ label, href: path });
  return { ...menus, main: main.map(linkTo), action: linkTo(action) };
}

/** The page to which breadcrumbs lead back, by the name that the menus have for it, or else by its own title. */
export async function getParent(id: PageId): Promise<NamedLink> {
  const href = pageRoute(id);
  return { label: menuLabel(await getSingle('navigation'), href) ?? (await getPage(id)).data.title, href };
}

/** Looks up what an item of content/navigation.yaml points to. */
export async function resolveLink(item: MenuLink) {
  if ('path' in item) return { label: item.label, href: item.path, newTab: false };
  if ('link' in item) return { label: item.label, href: (await getSettings()).links[item.link] ?? '', newTab: true };
  const { title, file, pdf } = (await getDocument(item.document)).data;
  return { label: item.label ?? title, href: documentRoute(file), newTab: true, note: documentNote(pdf) };
}

/** The content of a page: content/pages/{id}.mdx. */
export async function getPage<Id extends PageId>(id: Id): Promise<PageEntry & { id: Id }> {
  const page: PageEntry = entryOf(await getCollection('pages'), id as string, 'page');
  return page as PageEntry & { id: Id };
}

/** The content of every page that has an address of its own. */
export const getPages = () => getCollection('pages', ({ id }) => id !== 'NotFound');

/** The articles, newest first. */
export async function getCommuniques(): Promise<Communique[]> {
  const all = await getShown('communiques');
  return all.sort(
    (a, b) => b.data.date.getTime() - a.data.date.getTime() || b.id.localeCompare(a.id, 'en', { numeric: true }),
  );
}

export const getStrategies = async () => (await getShown('strategies')).sort(byOrder);

export const getFunds = async () => (await getShown('funds')).sort(byOrder);

/** Strategies, then funds, each in their order. */
export const getApproaches = async (): Promise<ApproachEntry[]> => [...(await getStrategies()), ...(await getFunds())];

/** The record of a strategy or fund, if it has one. */
export async function getRecord({ id, data }: ApproachEntry): Promise<ApproachRecord | undefined> {
  // Not `getEntry`, because Astro logs a warning for an id that does not exist.
  const record = (await getCollection('performance')).find((each) => each.id === id);
  return approachRecord(id, data, record?.data.months);
}

/** Every record, in the order of the strategies and funds. */
export async function getRecords(): Promise<(ApproachRecord & WithDraftNote)[]> {
  const records = (await getApproaches()).map(async (approach) => {
    const record = await getRecord(approach);
    return record && { ...record, draftNote: approach.draftNote };
  });
  return (await Promise.all(records)).filter((record) => record !== undefined);
}

/** The PDFs of a strategy or fund, each in its current version. */
export async function getApproachDocuments({ data }: ApproachEntry) {
  const find = async (name: string) => (await getDocument(name)).data;
  return {
    factsheet: data.factsheet === undefined ? undefined : await find(data.factsheet),
    portfolios: await Promise.all(data.portfolios.map(find)),
    papers: await Promise.all(data.documents.map(find)),
  };
}

/** The managers of a strategy or fund, past and present, its stand-in, and its policy on dealing. */
export async function getApproachPeople({ data }: ApproachEntry) {
  const person = async (member: string) => {
    const { name, title } = entryOf(await getCollection('team'), member, 'member').data;
    return { name, title, href: memberRoute(member) };
  };
  const { managers = [], standIn, dealingPolicy, principalsInvestment, specimenFields } = data;
  const policy = dealingPolicy === undefined ? undefined : await getEntry('legal', dealingPolicy);
  return {
    managers: await Promise.all(
      managers.map(async ({ member, name = '', from }) => ({
        ...(member === undefined ? { name } : await person(member)),
        from,
      })),
    ),
    standIn: standIn === undefined ? undefined : await person(standIn),
    principalsInvestment,
    policy: policy && { title: policy.data.title, href: entryRoute(policy.id) },
    specimenFields,
  };
}

export const getLegalTexts = () => getShown('legal');

export const getGuides = async () => (await getShown('guides')).sort(byOrder);

export const getFaq = async () => (await getShown('faq')).sort(byOrder);

/** Warnings about impersonators of the firm, newest first. */
export const getNotices = async () =>
  (await getShown('notices')).sort((a, b) => b.data.date.getTime() - a.data.date.getTime());

/** Every change that clients should know of: those in content/changes, and those derived from other entries. */
export async function getChanges(): Promise<Change[]> {
  const written = (await getShown('changes')).map(({ id, data: { path, specimen, ...change }, draftNote }) => ({
    ...change,
    id,
    href: path,
    isSpecimen: specimen,
    draftNote,
  }));
  const approaches = await getApproaches();
  const team = new Map((await getShown('team')).map(({ id, data: { name } }) => [id, name]));
  return [
    ...written,
    ...changesOfDocuments(await getDocumentSeries()),
    ...approaches.flatMap((approach) => changesOfApproach(approach, (member) => team.get(member))),
  ];
}

/** The glossary in alphabetical order. */
export const getGlossary = async () =>
  (await getCollection('glossary')).sort((a, b) => a.data.term.localeCompare(b.data.term, 'en'));

/** A photograph, cropped square but not enlarged, with its sides in CSS pixels; undefined for a member without one. */
async function photoOf({ data: { image } }: CollectionEntry<'team'>) {
  if (image === undefined) return undefined;
  const side = Math.min(420, image.width, image.height);
  const sides = { width: side, height: side };
  return { src: (await getImage({ src: image, ...sides, fit: 'cover' })).src, ...sides };
}

/** The team, group by group and in order within each. */
export async function getTeamGroups() {
  const shown = (await getShown('team')).sort(byOrder);
  const all = await Promise.all(shown.map(async (member) => ({ ...member, photo: await photoOf(member) })));
  return teamGroups.map((group) => ({ group, members: all.filter((member) => member.data.group === group) }));
}

/** Everybody in the team, in the same order. */
export const getTeam = async () => (await getTeamGroups()).flatMap(({ members }) => members);

/** All documents in their order, including earlier versions. */
export const getDocuments = async () => (await getCollection('documents')).sort(byOrder);

/** All documents in their order, each with its earlier versions. */
export const getDocumentSeries = async () => seriesOf(await getDocuments());

/** The current documents in their order, without earlier versions. */
export const getCurrentDocuments = async () => (await getDocumentSeries()).map(({ current }) => current);

/** Everything in the Reading Room, by kind and date, from which its shelves follow. */
export const getShelved = async () => shelvedOf(await getDocumentSeries(), await getCommuniques());

/** The entries on a shelf of the Reading Room, with the words above each list. */
export async function getReadingRoom(shelf: Shelf) {
  const page = await getPage('NewsLetter');
  const papers = (await getCurrentDocuments()).filter(({ data }) => data.readingRoom);
  const listed = <Found extends { data: { date: Date } }>(kind: Shelved['kind'], entries: Found[]) => ({
    ...sectionOf(page, kind),
    entries: entries.filter(({ data: { date } }) => isOnShelf({ kind, date }, shelf)).map(plain),
  });
  return { papers: listed('papers', papers), communiques: listed('communiques', await getCommuniques()) };
}

/** The current version of a document, by the id of any of its versions. */
export const getDocument = async (id: string) => currentVersion(await getCollection('documents'), id);

let made: MadeDocuments | undefined;

/**
 * The record of a generated PDF, by its path below public/. A build makes all PDFs before its pages; the dev server
 * makes none and reads the record each time, because PDFs may be generated while it runs.
 */
export function getMadeDocument(file: string): MadeDocument | undefined {
  if (forWriters || made === undefined) made = readMadeDocuments(process.cwd());
  return made[file];
}

/** The buttons of a page, each with the document that it opens, if any. */
export const getButtons = (page: PageEntry) =>
  Promise.all(
    page.data.buttons.map(async ({ name, path, document, external }) => {
      if (path !== undefined) return { name, path };
      if (external !== undefined) return { name, external };
      return { name, document: (await getDocument(document ?? '')).data };
    }),
  );

/** How records were worked out, and the words that the regulator asks for beside their figures. */
export async function getRecordNotes(): Promise<string[]> {
  const page = await getPage('Performance');
  return (['basis', 'notVerified'] as const).flatMap((id) => sectionOf(page, id).text ?? []);
}

/** A titled section of a page, by its id; the checks ensure that it exists. */
export const sectionOf = <Name extends PageWithSections>(page: PageEntry & { id: Name }, id: SectionId<Name>) =>
  entryOf(page.data.sections, id, 'section');
