import { isoDay } from '../../lib/format.ts';
import { isUnpublishedAt, shownFrom } from '../../lib/unpublished.ts';
import { indianDay } from '../../lib/days.ts';
import { seriesOf } from '../../lib/documents/document-series.ts';
import { fieldsOf } from '../../lib/fields-of.ts';
import { communiquePdf } from '../../lib/documents/made-document.ts';
import { shelfAddress, shelvedOf, shelvesOf } from '../../lib/pages/reading-room.ts';
import { feedRoutes, fileRoutes, latestDocumentRoute, notFoundRoute, recordRoute, routes } from '../../lib/routes.ts';
import { collectionOf, type CollectionName } from '../schemas/collections.ts';
import type { ContentTree } from '../loader/content-tree.ts';
import { entriesOf, filesIn, recordsIn } from '../loader/read-collection.ts';
import type { ContentFile } from '../loader/read-file.ts';

/** Who will see the site: a build is for visitors, the dev server for writers. */
export interface SiteOptions {
  now: Date;
  /** Whether this is the dev server, where nothing is hidden. */
  forWriters?: boolean;
}

/** All content, for the checks that look beyond one file. */
export type Site = ReturnType<typeof siteOf>;

/** Reads all files of a content tree. */
export function siteOf(tree: ContentTree, { now, forWriters = false }: SiteOptions) {
  const entries = filesIn(tree);
  const byKey = new Map(entries.map((entry) => [`${entry.collection}/${entry.id}`, entry]));
  const find = (collection: CollectionName, id: string) => byKey.get(`${collection}/${id}`);
  const filesOf = (collection: CollectionName) => entries.filter((entry) => entry.collection === collection);
  const ids = (collection: CollectionName) => filesOf(collection).map(({ id }) => id);
  const approaches = [...entriesOf(entries, 'strategies'), ...entriesOf(entries, 'funds')];
  const series = seriesOf(entriesOf(entries, 'documents'));

  const days = ({ source }: ContentFile) => {
    const { draft, publishDate } = fieldsOf(source.data);
    return { draft, publishDate: typeof publishDate === 'string' ? new Date(`${publishDate}T00:00:00Z`) : undefined };
  };
  /** Whether an entry is a draft, or its publish date is in the future. */
  const isUnpublished = (entry: ContentFile) => isUnpublishedAt(days(entry), now);
  /** Whether an entry is still hidden from visitors; in the dev server, writers see everything. */
  const isHidden = (entry: ContentFile) => !forWriters && isUnpublished(entry);
  /** Whether an entry stays hidden for longer than a file that refers to it. */
  const isHiddenLongerThan = (entry: ContentFile, file: string) => {
    if (!isHidden(entry)) return false;
    const from = entries.find((other) => other.file === file);
    return from === undefined || shownFrom(days(entry)) > shownFrom(days(from));
  };

  const addresses = new Map<string, ContentFile | undefined>();
  for (const fixed of [routes, feedRoutes, fileRoutes])
    for (const address of Object.values(fixed)) addresses.set(address, undefined);
  for (const { id } of recordsIn(tree)) addresses.set(recordRoute(id), find('strategies', id) ?? find('funds', id));
  for (const path of tree.sizes.keys())
    if (path.startsWith('public/')) addresses.set(path.slice('public'.length), undefined);
  for (const entry of entries) {
    const address = collectionOf(entry.collection).address?.(entry.id);
    if (address !== undefined) addresses.set(address, entry);
    const pdf = entry.collection === 'documents' ? fieldsOf(entry.source.data)['file'] : undefined;
    if (typeof pdf === 'string') addresses.set(`/${pdf}`, undefined);
    if (entry.collection === 'communiques') addresses.set(`/${communiquePdf(entry.id)}`, entry);
  }
  for (const { latestName } of series) addresses.set(latestDocumentRoute(latestName), undefined);
  const articles = entriesOf(entries, 'communiques').filter((entry) => !isHidden(entry));
  for (const shelf of shelvesOf(shelvedOf(series, articles))) addresses.set(shelfAddress(shelf), undefined);
  addresses.set(routes.homeAlias, find('pages', 'Home'));
  // Only the host may serve the page for unknown addresses.
  addresses.delete(notFoundRoute);

  const [settings] = entriesOf(entries, 'settings');
  const { website, firm, links } = fieldsOf(find('settings', 'settings')?.source.data);
  return {
    entries,
    tree,
    /** Entry by collection and id. */
    find,
    filesOf,
    ids,
    /** Strategies and funds, without those whose fields have mistakes. */
    approaches,
    findApproach: (id: string) => approaches.find((approach) => approach.id === id),
    /** Documents with their earlier versions, without those whose fields have mistakes. */
    series,
    /** Addresses of pages and files, each with the content file behind it, if there is one. */
    addresses: addresses as ReadonlyMap<string, ContentFile | undefined>,
    /** Where each former address leads; none while the settings have mistakes. */
    moved: new Map(settings?.data.formerAddresses.map(({ from, to }) => [from, to])),
    /** Day of the build in India, as 2025-09-10. */
    today: isoDay(indianDay(now)),
    isUnpublished,
    isHidden,
    isHiddenLongerThan,
    /** The firm’s fields in the settings, and its addresses outside this site, as they were typed. */
    firm: fieldsOf(firm),
    links: fieldsOf(links),
    /** The site's own scheme and host, without a slash at the end. */
    origin: URL.parse(String(website))?.origin,
  };
}
