import { mdxToJs } from 'satteri';
import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import { isoDay } from '../../lib/format.ts';
import { INDIA_AHEAD_MS, isHeldBack } from '../../lib/held-back.ts';
import { seriesOf } from '../../lib/document-series.ts';
import { communiquePdf } from '../../lib/made-document.ts';
import { shelfAddress, type Shelved, shelvesOf } from '../../lib/reading-room.ts';
import { latestDocumentRoute, notFoundRoute, routes, shelfRoute } from '../../lib/routes.ts';
import { communiqueSchema } from '../schemas/communique.ts';
import { documentSchema } from '../schemas/document.ts';
import { collectionOf, type CollectionName } from '../schemas/collections.ts';
import type { ContentTree } from '../loader/content-tree.ts';
import { features } from '../loader/parse-body.ts';
import { oncePer } from '../../lib/once-per.ts';
import type { ContentFile } from '../loader/read-file.ts';

/** All content together, as the checks that look beyond one file need it. */
export interface Site {
  entries: readonly ContentFile[];
  tree: ContentTree;
  /** Entry by collection and id. */
  find: (collection: CollectionName, id: string) => ContentFile | undefined;
  ids: (collection: CollectionName) => string[];
  /** Day of the build in India, as 2025-09-10. */
  today: string;
  /** Whether an entry is a draft, or its day has not come. */
  isDraft: (entry: ContentFile) => boolean;
  /** Whether visitors do not get to see an entry yet; in the dev server writers see all. */
  isHeld: (entry: ContentFile) => boolean;
  /** Addresses of pages and files, each with the content file behind it, if there is one. */
  addresses: ReadonlyMap<string, ContentFile | undefined>;
  /** Places on a page that a link can name behind a #. */
  anchors: (address: string) => ReadonlySet<string>;
  /** The site's own scheme and host, without a slash at the end. */
  origin: string | undefined;
}

/** Who is to see the site: a build is for visitors, the dev server for writers. */
export interface SiteOptions {
  /** The moment of the build. */
  now: Date;
  /** Whether it is the dev server, where nothing is held back. */
  forWriters?: boolean;
}

export const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function isHeldFrom(entry: ContentFile, now: Date): boolean {
  const { draft, publishDate } = recordOf(entry.source.data);
  const day = typeof publishDate === 'string' ? new Date(`${publishDate}T00:00:00Z`) : undefined;
  return isHeldBack({ draft, publishDate: day }, now);
}

/** Anchors of the headings, made by the renderer's own function. */
function headingAnchors({ body, source }: ContentFile): string[] {
  if (body.headings.length === 0 || body.problems.length > 0) return [];
  const astro = {
    frontmatter: {},
    headings: [],
    localImagePaths: new Set<string>(),
    remoteImagePaths: new Set<string>(),
  };
  const result = mdxToJs(source.body, { features, hastPlugins: [satteriHeadingIdsPlugin()], data: { astro } });
  // No plugin here works in the background, so the answer is there at once; the types do not know it.
  if (result instanceof Promise) throw new TypeError('The anchors of headings are made at once.');
  return (astro.headings as { slug: string }[]).map(({ slug }) => slug);
}

/** Sections whose words a page shows without an anchor; a test compares this with the built pages. */
const withoutAnchor: Record<string, readonly string[]> = {
  Home: ['legacy', 'closing'],
  Information: ['mail'],
  ComplaintsData: ['resolved', 'pending', 'average'],
};

function findAnchors(entry: ContentFile): Set<string> {
  const sections = listOf(recordOf(entry.source.data)['sections']).map((section) => recordOf(section)['id']);
  const tags = entry.body.tags.filter(({ name }) => name === 'Section');
  const ids = tags.map(({ attributes }) => attributes.find(({ name }) => name === 'id')?.value);
  const hidden = Object.hasOwn(withoutAnchor, entry.id) ? (withoutAnchor[entry.id] ?? []) : [];
  const own = [...sections, ...ids].filter((id) => typeof id === 'string' && !hidden.includes(id)) as string[];
  return new Set(['main', ...own, ...headingAnchors(entry)]);
}

/** Places on an entry's page. */
const anchorsOf = oncePer(findAnchors);

/** The date of an article without mistakes in its fields. */
const dateOf = oncePer(({ source }: ContentFile) => communiqueSchema.safeParse(source.data).data?.date);

/** Lasting addresses of the newest documents, and the shelves of the Reading Room. */
function libraryAddresses(entries: readonly ContentFile[], isHeld: (entry: ContentFile) => boolean): string[] {
  const documents = entries
    .filter(({ collection }) => collection === 'documents')
    .flatMap(({ id, source }) => {
      // An entry with mistakes in its fields has been told so already.
      const { data } = documentSchema.safeParse(source.data);
      return data === undefined ? [] : [{ id, data }];
    });
  const series = seriesOf(documents);
  const papers = series.filter(({ current }) => current.data.readingRoom);
  const articles = entries.filter((entry) => entry.collection === 'communiques' && !isHeld(entry));
  const shelved: Shelved[] = [
    ...papers.map(({ current }) => ({ kind: 'papers' as const, date: current.data.date })),
    ...articles.flatMap((entry) => {
      const date = dateOf(entry);
      return date === undefined ? [] : [{ kind: 'communiques' as const, date }];
    }),
  ];
  return [
    ...series.map(({ latestName }) => latestDocumentRoute(latestName)),
    ...shelvesOf(shelved).map((shelf) => shelfRoute(shelfAddress(shelf))),
  ];
}

const key = (collection: CollectionName, id: string) => `${collection}/${id}`;

/** Puts all content together. */
export function siteOf(entries: readonly ContentFile[], tree: ContentTree, options: SiteOptions): Site {
  const { now, forWriters = false } = options;
  const byKey = new Map(entries.map((entry) => [key(entry.collection, entry.id), entry]));
  const find = (collection: CollectionName, id: string) => byKey.get(key(collection, id));
  const ids = (collection: CollectionName) =>
    entries.filter((entry) => entry.collection === collection).map(({ id }) => id);

  const isDraft = (entry: ContentFile) => isHeldFrom(entry, now);
  const isHeld = (entry: ContentFile) => !forWriters && isDraft(entry);

  const addresses = new Map<string, ContentFile | undefined>();
  for (const address of Object.values(routes)) addresses.set(address, undefined);
  for (const path of tree.sizes.keys())
    if (path.startsWith('public/')) addresses.set(path.slice('public'.length), undefined);
  for (const entry of entries) {
    const address = collectionOf(entry.collection).address?.(entry.id);
    if (address !== undefined) addresses.set(address, entry);
    const pdf = entry.collection === 'documents' ? recordOf(entry.source.data)['file'] : undefined;
    if (typeof pdf === 'string') addresses.set(`/${pdf}`, undefined);
    if (entry.collection === 'communiques') addresses.set(`/${communiquePdf(entry.id)}`, entry);
  }
  for (const address of libraryAddresses(entries, isHeld)) addresses.set(address, undefined);
  addresses.set(routes.homeAlias, find('pages', 'Home'));
  // Only the host may answer with the page for unknown addresses.
  addresses.delete(notFoundRoute);

  const website = recordOf(find('settings', 'settings')?.source.data)['website'];
  const known = new Map<string, Set<string>>();
  return {
    entries,
    tree,
    find,
    ids,
    addresses,
    today: isoDay(new Date(now.getTime() + INDIA_AHEAD_MS)),
    isDraft,
    isHeld,
    anchors: (address) => {
      const entry = address.endsWith('.pdf') ? undefined : addresses.get(address);
      const found = known.get(address) ?? new Set(entry ? anchorsOf(entry) : ['main']);
      if (address === routes.faq) for (const id of ids('faq')) found.add(id);
      if (address === routes.glossary) for (const id of ids('glossary')) found.add(id);
      known.set(address, found);
      return found;
    },
    origin: typeof website === 'string' && URL.canParse(website) ? new URL(website).origin : undefined,
  };
}
