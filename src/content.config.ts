import type { CollectionConfig } from 'astro/content/config';
import { defineCollection } from 'astro:content';
import { entries, records } from './collections/loader/entries.ts';
import { type CollectionName, collections as written } from './collections/schemas/collections.ts';
import { listedDocumentSchema } from './collections/schemas/document.ts';
import { recordSchema } from './collections/schemas/record.ts';
import { teamSchema } from './collections/schemas/team.ts';
import { withPdf } from './pdf/library/examine-pdf.ts';

/** A collection whose entries need nothing but their files and their schema. */
const of = <Name extends CollectionName>(name: Name): CollectionConfig<(typeof written)[Name]['schema']> =>
  defineCollection({ loader: entries(name), schema: written[name].schema });

export const collections = {
  settings: of('settings'),
  navigation: of('navigation'),
  pages: of('pages'),
  communiques: of('communiques'),
  strategies: of('strategies'),
  funds: of('funds'),
  legal: of('legal'),
  guides: of('guides'),
  faq: of('faq'),
  glossary: of('glossary'),
  // Called here, so that Astro's own type of an image takes the place of the schema's parameter.
  team: defineCollection({ loader: entries('team'), schema: ({ image }) => teamSchema({ image }) }),
  papers: of('papers'),
  documents: defineCollection({ loader: entries('documents', withPdf), schema: listedDocumentSchema }),
  notices: of('notices'),
  changes: of('changes'),
  complaints: of('complaints'),
  accessibility: of('accessibility'),
  tax: of('tax'),
  performance: defineCollection({ loader: records(), schema: recordSchema }),
};
