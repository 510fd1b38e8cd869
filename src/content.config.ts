import { defineCollection } from 'astro:content';
import { entries, records } from './collections/loader/entries.ts';
import { accessibilitySchema } from './collections/schemas/accessibility.ts';
import { fundSchema, strategySchema } from './collections/schemas/approach.ts';
import { benchmarksSchema } from './collections/schemas/benchmarks.ts';
import { changeSchema } from './collections/schemas/change.ts';
import { communiqueSchema } from './collections/schemas/communique.ts';
import { complaintsSchema } from './collections/schemas/complaints.ts';
import { listedDocumentSchema } from './collections/schemas/document.ts';
import { faqSchema } from './collections/schemas/faq.ts';
import { glossarySchema } from './collections/schemas/glossary.ts';
import { guideSchema } from './collections/schemas/guide.ts';
import { legalSchema } from './collections/schemas/legal.ts';
import { navigationSchema } from './collections/schemas/navigation.ts';
import { noticeSchema } from './collections/schemas/notice.ts';
import { pageSchema } from './collections/schemas/page.ts';
import { paperSchema } from './collections/schemas/paper.ts';
import { recordSchema } from './collections/schemas/record.ts';
import { settingsSchema } from './collections/schemas/settings.ts';
import { taxSchema } from './collections/schemas/tax.ts';
import { teamSchema } from './collections/schemas/team.ts';
import { withPdf } from './pdf/library/examine-pdf.ts';

export const collections = {
  settings: defineCollection({ loader: entries('settings'), schema: settingsSchema }),
  navigation: defineCollection({ loader: entries('navigation'), schema: navigationSchema }),
  pages: defineCollection({ loader: entries('pages'), schema: pageSchema }),
  communiques: defineCollection({ loader: entries('communiques'), schema: communiqueSchema }),
  strategies: defineCollection({ loader: entries('strategies'), schema: strategySchema }),
  funds: defineCollection({ loader: entries('funds'), schema: fundSchema }),
  legal: defineCollection({ loader: entries('legal'), schema: legalSchema }),
  guides: defineCollection({ loader: entries('guides'), schema: guideSchema }),
  faq: defineCollection({ loader: entries('faq'), schema: faqSchema }),
  glossary: defineCollection({ loader: entries('glossary'), schema: glossarySchema }),
  // Called here, so that Astro's own type of an image takes the place of the schema's parameter.
  team: defineCollection({ loader: entries('team'), schema: ({ image }) => teamSchema({ image }) }),
  papers: defineCollection({ loader: entries('papers'), schema: paperSchema }),
  documents: defineCollection({ loader: entries('documents', withPdf), schema: listedDocumentSchema }),
  notices: defineCollection({ loader: entries('notices'), schema: noticeSchema }),
  changes: defineCollection({ loader: entries('changes'), schema: changeSchema }),
  complaints: defineCollection({ loader: entries('complaints'), schema: complaintsSchema }),
  benchmarks: defineCollection({ loader: entries('benchmarks'), schema: benchmarksSchema }),
  accessibility: defineCollection({ loader: entries('accessibility'), schema: accessibilitySchema }),
  tax: defineCollection({ loader: entries('tax'), schema: taxSchema }),
  performance: defineCollection({ loader: records(), schema: recordSchema }),
};
