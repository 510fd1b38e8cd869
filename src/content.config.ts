import { defineCollection } from 'astro:content';
import { communiques } from './loaders/communiques.ts';
import { documents } from './loaders/documents.ts';
import { entries } from './loaders/entries.ts';
import { fundSchema, strategySchema } from './schemas/approach.ts';
import { listedCommuniqueSchema } from './schemas/communique.ts';
import { complaintsSchema } from './schemas/complaints.ts';
import { listedDocumentSchema } from './schemas/document.ts';
import { faqSchema } from './schemas/faq.ts';
import { glossarySchema } from './schemas/glossary.ts';
import { legalSchema } from './schemas/legal.ts';
import { navigationSchema } from './schemas/navigation.ts';
import { pageSchema } from './schemas/page.ts';
import { paperSchema } from './schemas/paper.ts';
import { settingsSchema } from './schemas/settings.ts';
import { teamSchema } from './schemas/team.ts';

export const collections = {
  settings: defineCollection({ loader: entries('settings'), schema: settingsSchema }),
  navigation: defineCollection({ loader: entries('navigation'), schema: navigationSchema }),
  pages: defineCollection({ loader: entries('pages'), schema: pageSchema }),
  communiques: defineCollection({ loader: communiques(), schema: listedCommuniqueSchema }),
  strategies: defineCollection({ loader: entries('strategies'), schema: strategySchema }),
  funds: defineCollection({ loader: entries('funds'), schema: fundSchema }),
  legal: defineCollection({ loader: entries('legal'), schema: legalSchema }),
  faq: defineCollection({ loader: entries('faq'), schema: faqSchema }),
  glossary: defineCollection({ loader: entries('glossary'), schema: glossarySchema }),
  team: defineCollection({ loader: entries('team'), schema: teamSchema }),
  papers: defineCollection({ loader: entries('papers'), schema: paperSchema }),
  documents: defineCollection({ loader: documents(), schema: listedDocumentSchema }),
  complaints: defineCollection({ loader: entries('complaints'), schema: complaintsSchema }),
};
