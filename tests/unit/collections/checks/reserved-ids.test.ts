import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reservedIds } from '../../../../src/collections/checks/reserved-ids.ts';
import type { CollectionName } from '../../../../src/collections/schemas/collections.ts';

/** Ids that stand in the templates as they are. */
const idsIn = (file: string) =>
  [...readFileSync(`src/${file}`, 'utf8').matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);

const shell = ['layouts/Page.astro', 'islands/SiteMenu/SiteMenu.tsx', 'islands/WhatsAppPanel/WhatsAppPanel.tsx'];
const contents = 'components/TableOfContents/TableOfContents.tsx';

const places: [CollectionName, string, string[]][] = [
  ['communiques', 'Communique1', [contents, 'layouts/Article.astro', 'components/CiteThis/CiteThis.tsx']],
  ['legal', 'RiskFactors', [contents]],
  ['guides', 'JoinAsNri', [contents, 'layouts/GuidePage.astro', 'components/Sources/Sources.tsx']],
  ['strategies', 'EmergingMoat', [contents, 'layouts/ApproachPage.astro']],
  ['pages', 'Information', ['components/ContactView/ContactView.tsx', 'components/Sources/Sources.tsx']],
  ['pages', 'NewsLetter', ['components/ReadingRoom/ReadingRoom.tsx']],
  ['pages', 'Home', ['layouts/HomePage.astro']],
  ['pages', 'BusinessOpportunity', ['pages/BusinessOpportunity.astro']],
  ['pages', 'ComplaintsData', ['pages/ComplaintsData.astro']],
  ['pages', 'Documents', [contents]],
];

test.each(places)('%s/%s: each id of its templates is on the list', (collection, id, files) => {
  // A link to a document names that document.
  const ids = [...shell, ...files].flatMap(idsIn).filter((own) => own !== 'complaints-data');
  expect(ids.length).toBeGreaterThan(2);
  expect(ids.filter((own) => !reservedIds(collection, id).includes(own ?? ''))).toEqual([]);
});
