import { fields } from '../../lib/fees/fields.ts';
import { modes } from '../../lib/fees/modes.ts';
import { fieldNames } from '../../lib/firm/message-fields.ts';
import type { CollectionName } from '../schemas/collections.ts';
import type { PageId } from '../../lib/routes.ts';
import { sectionsOf } from '../page-sections.ts';

const everywhere = ['main', 'site-menu', 'whatsapp-panel', 'whatsapp-title', 'footnote-label'];

/** Ids around any record; its charts of rolling returns, below, depend on its length. */
export const ofRecord = ['record', 'record-heading', 'growth', 'falls', 'years'];

export const ofLongRecord = ['rolling-1', 'rolling-3'];

/** Ids around the text of a strategy or fund: its contents, its people, its record, its documents. */
const ofApproaches = ['contents', 'people', 'documents', ...ofRecord, ...ofLongRecord];

const ofCollections: Partial<Record<CollectionName, readonly string[]>> = {
  communiques: ['contents', 'cite'],
  legal: ['contents'],
  guides: ['contents', 'papers', 'steps', 'offline', 'costs', 'sources-in-law'],
  pages: ['sources-in-law'],
  strategies: ofApproaches,
  funds: ofApproaches,
};

const contact = ['mail-us', 'office', ...fieldNames];

/** Ids in addition to the sections that a page places, keyed by its file in content/pages. */
const ofPages = new Map<string, readonly string[]>(
  Object.entries({
    Information: contact,
    ContactUs: contact,
    DirectOnboarding: contact,
    BusinessOpportunityContact: contact,
    BusinessOpportunity: ['contact-heading'],
    NewsLetter: ['by-kind', 'by-year', 'of-a-year'],
    Documents: ['contents'],
    ComplaintsData: ['notes'],
    WhyMyReturnDiffers: ['client'],
    FeeCalculation: ['fee-simple', 'fee-illustration', 'fee-result', 'fee-late', 'fee-example', 'fee-other'],
  } satisfies Partial<Record<PageId, readonly string[]>>),
);

/** Ids around a text that links may point to. @param id of the entry */
export const placesAround = (collection: CollectionName, id: string): readonly string[] => [
  ...everywhere,
  ...(ofCollections[collection] ?? []),
  ...(collection === 'pages' ? [...sectionsOf(id), ...(ofPages.get(id) ?? [])] : []),
];

/** Suffixes of the ids by which the parts of a section, a chart or a field refer to each other. */
const parts = ['heading', 'statement', 'figures', 'hatch', 'above', 'above-cut', 'below', 'below-cut', 'note'];

/** Ids that no link needs, mainly those of form fields. */
const unnamed = ['manages', 'q', 'leave_empty', ...Object.keys({ ...modes, ...fields }).map((name) => `fee-${name}`)];

/** Headings of the years of changes. */
const years = Array.from({ length: 100 }, (_, index) => `year-${2000 + index}`);

/** Ids that a page uses around a text, so that its headings cannot have them. @param id of the entry */
export const reservedIds = (collection: CollectionName, id: string): readonly string[] => {
  const ids = [...placesAround(collection, id), ...unnamed, ...(id === 'WhatChanged' ? years : [])];
  return [...ids, ...ids.flatMap((place) => parts.map((part) => `${place}-${part}`))];
};
