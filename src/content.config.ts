import { defineCollection } from 'astro:content';
import { entries, records } from './collections/loader/entries.ts';
import { collections as written } from './collections/schemas/collections.ts';
import { listedDocumentSchema } from './collections/schemas/document.ts';
import { recordSchema } from './collections/schemas/record.ts';
import { teamSchema } from './collections/schemas/team.ts';
import { withPdf } from './pdf/library/examine-pdf.ts';

export const collections = {
  settings: defineCollection({ loader: entries('settings'), schema: written.settings.schema }),
  navigation: defineCollection({ loader: entries('navigation'), schema: written.navigation.schema }),
  pages: defineCollection({ loader: entries('pages'), schema: written.pages.schema }),
  communiques: defineCollection({ loader: entries('communiques'), schema: written.communiques.schema }),
  strategies: defineCollection({ loader: entries('strategies'), schema: written.strategies.schema }),
  funds: defineCollection({ loader: entries('funds'), schema: written.funds.schema }),
  legal: defineCollection({ loader: entries('legal'), schema: written.legal.schema }),
  guides: defineCollection({ loader: entries('guides'), schema: written.guides.schema }),
  faq: defineCollection({ loader: entries('faq'), schema: written.faq.schema }),
  glossary: defineCollection({ loader: entries('glossary'), schema: written.glossary.schema }),
  // Called here, so that Astro's own type of an image takes the place of the schema's parameter.
  team: defineCollection({ loader: entries('team'), schema: ({ image }) => teamSchema({ image }) }),
  papers: defineCollection({ loader: entries('papers'), schema: written.papers.schema }),
  documents: defineCollection({ loader: entries('documents', withPdf), schema: listedDocumentSchema }),
  notices: defineCollection({ loader: entries('notices'), schema: written.notices.schema }),
  changes: defineCollection({ loader: entries('changes'), schema: written.changes.schema }),
  complaints: defineCollection({ loader: entries('complaints'), schema: written.complaints.schema }),
  accessibility: defineCollection({ loader: entries('accessibility'), schema: written.accessibility.schema }),
  tax: defineCollection({ loader: entries('tax'), schema: written.tax.schema }),
  performance: defineCollection({ loader: records(), schema: recordSchema }),
};
