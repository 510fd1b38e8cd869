import { expect, it, test } from 'vitest';
import { siteOf } from '../../../../src/collections/checks/site.ts';
import { readTree } from '../../../../src/collections/loader/content-tree.ts';
import { buildDate } from '../../../../src/lib/build-date.ts';
import { pageReport } from '../../../../src/integrations/for-writers/page-report.ts';
import { routes } from '../../../../src/lib/routes.ts';
import { root } from '../../../../tools/lib/run.mjs';
import { cases } from '../../../lib/cases.ts';

const site = siteOf(readTree(root), { now: buildDate(), forWriters: true });
const fileBehind = (page: string) => pageReport(page, { site, mistakes: [], warnings: [] }).file;

cases('the file behind %s is %s', fileBehind, [
  ['/', 'content/pages/Home.mdx'],
  ['/Home', 'content/pages/Home.mdx'],
  ['/Communique4', 'content/communiques/Communique4.mdx'],
  ['/UpperCrustWealthFund', 'content/funds/UpperCrustWealthFund.mdx'],
  ['/Disclaimer', 'content/legal/Disclaimer.mdx'],
  ['/member/anjali-nair', 'content/team/anjali-nair.yaml'],
  ['/NewsLetter-Papers-2024', 'content/pages/NewsLetter.mdx'],
  ['/nowhere', undefined],
]);

test('every fixed address has a file', () => {
  expect(Object.values(routes).filter((address) => fileBehind(address) === undefined)).toEqual([]);
});

const file = 'content/communiques/Communique1.mdx';
const at = (line: number, message: string, where = file) =>
  ({ code: 'yaml', file: where, line, message, isWarning: false }) as const;

it('reports the length and date of a text, and only the findings in its own file', () => {
  const report = pageReport('/Communique1', {
    site,
    mistakes: [at(3, 'is wrong', 'content/communiques/Communique2.mdx'), { ...at(4, 'is no day'), field: 'date' }],
    warnings: [at(9, '“scheme” is another product')],
  });
  expect(report.facts[0]).toMatch(/^\d{3,4} words, \d min$/);
  expect(report.facts.slice(1)).toEqual(['dated 2024-06-14', 'has specimens', '1 mistake, 1 warning']);
  expect(report.findings).toEqual(['Line 4: date is no day', 'Line 9: “scheme” is another product']);
});

it('says that the checks failed, not that they found nothing', () => {
  expect(pageReport('/Communique1', undefined).facts).toEqual([expect.stringMatching(/^not checked/)]);
});
