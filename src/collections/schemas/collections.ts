import { z } from 'astro/zod';
import { entryRoute, memberRoute, pageRoute, routes } from '../../lib/routes.ts';
import { approachSchema } from './approach.ts';
import { accessibilitySchema } from './accessibility.ts';
import { benchmarksSchema } from './benchmarks.ts';
import { changeSchema } from './change.ts';
import { communiqueSchema } from './communique.ts';
import { complaintsSchema } from './complaints.ts';
import { deadlinesSchema } from './deadlines.ts';
import { documentSchema } from './document.ts';
import { faqSchema } from './faq.ts';
import { glossarySchema } from './glossary.ts';
import { guideSchema } from './guide.ts';
import { legalSchema } from './legal.ts';
import { navigationSchema } from './navigation.ts';
import { noticeSchema } from './notice.ts';
import { pageSchema } from './page.ts';
import { paperSchema } from './paper.ts';
import { settingsSchema } from './settings.ts';
import { taxSchema } from './tax.ts';
import { teamSchema } from './team.ts';
import { wordsSchema } from './words.ts';

/** One kind of content: where its files are, what they may contain, and the address that each gets. */
export interface Collection {
  /** What a writer calls one entry. */
  kind: string;
  /** `yaml` for fields only, `mdx` for fields and a text. */
  ending: 'yaml' | 'mdx';
  /** One file of this name below content/ instead of a folder. */
  single?: true;
  /** Whether it may be empty. */
  mayBeEmpty?: true;
  /** Whether an entry needs a text below its fields. */
  needsText?: true;
  schema: z.ZodType;
  /** Address of the page that an entry makes, by its id. */
  address?: (id: string) => string;
  /** Page that shows all entries, each at an anchor of its name, if they have no pages of their own. */
  shownOn?: string;
}

/** For the checks, a picture is only the text of its path; Astro opens it later. */
const memberSchema = teamSchema({ image: () => z.string() });

/** Every collection, by its folder or file in content/. */
export const collections = {
  settings: { kind: 'settings', ending: 'yaml', single: true, schema: settingsSchema },
  navigation: { kind: 'menus', ending: 'yaml', single: true, schema: navigationSchema },
  words: { kind: 'words', ending: 'yaml', single: true, schema: wordsSchema },
  pages: { kind: 'page', ending: 'mdx', schema: pageSchema, address: pageRoute },
  communiques: {
    kind: 'communique',
    ending: 'mdx',
    needsText: true,
    mayBeEmpty: true,
    schema: communiqueSchema,
    address: entryRoute,
  },
  strategies: { kind: 'strategy', ending: 'mdx', schema: approachSchema, address: entryRoute },
  funds: { kind: 'fund', ending: 'mdx', mayBeEmpty: true, schema: approachSchema, address: entryRoute },
  legal: { kind: 'legal text', ending: 'mdx', needsText: true, schema: legalSchema, address: entryRoute },
  guides: { kind: 'guide', ending: 'mdx', needsText: true, schema: guideSchema, address: entryRoute },
  faq: { kind: 'question', ending: 'mdx', needsText: true, schema: faqSchema, shownOn: routes.faq },
  glossary: { kind: 'word', ending: 'yaml', schema: glossarySchema, shownOn: routes.glossary },
  team: { kind: 'member', ending: 'yaml', schema: memberSchema, address: memberRoute },
  papers: { kind: 'paper', ending: 'mdx', schema: paperSchema },
  documents: { kind: 'document', ending: 'yaml', schema: documentSchema },
  notices: { kind: 'notice', ending: 'yaml', mayBeEmpty: true, schema: noticeSchema, shownOn: routes.verify },
  changes: { kind: 'change', ending: 'yaml', mayBeEmpty: true, schema: changeSchema, shownOn: routes.changes },
  complaints: { kind: 'complaints', ending: 'yaml', single: true, schema: complaintsSchema },
  benchmarks: { kind: 'benchmarks', ending: 'yaml', single: true, schema: benchmarksSchema },
  accessibility: { kind: 'accessibility statement', ending: 'yaml', single: true, schema: accessibilitySchema },
  tax: { kind: 'tax rates', ending: 'yaml', single: true, schema: taxSchema },
  deadlines: { kind: 'deadlines', ending: 'yaml', single: true, schema: deadlinesSchema },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;

/** Their names, in the same order. */
export const collectionNames = Object.keys(collections) as CollectionName[];

/** A collection as all of them can be read: with what only some have as optional. */
export const collectionOf = (name: CollectionName): Collection => collections[name];

/** Where a visitor finds an entry: on its own page, or at its place on a page with others; undefined for other entries. */
export function addressOf(collection: CollectionName, id: string): string | undefined {
  const { address, shownOn } = collectionOf(collection);
  return shownOn === undefined ? address?.(id) : `${shownOn}#${id}`;
}

/** The collection and id of a content file, by its path from the project’s root; undefined for any other file. */
export function placeOf(file: string): { collection: CollectionName; id: string } | undefined {
  const [, folder = '', name = '', ending] = /^content\/(?:([^/]+)\/)?([^/]+)\.(\w+)$/.exec(file) ?? [];
  const collection = collectionNames.find((candidate) => candidate === (folder === '' ? name : folder));
  if (collection === undefined) return undefined;
  const { ending: right, single = false } = collectionOf(collection);
  return ending === right && single === (folder === '') ? { collection, id: name } : undefined;
}
