import { expect, it, test } from 'vitest';
import { table } from '../../../tools/launch-check.ts';
import { dutiesIn } from '../../../tools/due/duties.ts';
import { dueSoon } from '../../../tools/launch-check/launch-finding.ts';
import {
  earlyReviews,
  keptNotices,
  keys,
  outsideLinks,
  specimens,
  uncheckedSources,
} from '../../../tools/launch-check/placeholders.ts';
import { type Content, readContent } from '../../../src/collections/loader/read-collection.ts';
import { statutory } from '../../../tools/launch-check/statutory.ts';
import { augustCopy, type Changes, contentCopy } from '../../lib/content-copy.ts';
import { content as own } from '../../lib/content-files.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const places = (findings: readonly { where: string; what: string }[]) =>
  findings.map(({ where, what }) => `${where} ${what}`);

/** The project's content with some words changed, read as the command reads it. */
const contentWith = (changes: Changes) => readContent(contentCopy(changes));

/** Duties that are due by a day or soon after, and those that block a launch. */
const dueSoonOn = (content: Content, today: string) => dueSoon(dutiesIn(content, day(today)), day(today));
const late = (content: Content, today: string) => dueSoonOn(content, today).filter(({ blocks }) => blocks);

it('complaints of the previous month block a launch from the 7th on, and are listed before', () => {
  const august = readContent(augustCopy());
  const due = 'content/complaints.yaml:2 Complaints for September 2025: due today';
  expect(places(late(august, '2025-10-07'))).toEqual([due]);
  const soon = { blocks: false, what: 'Complaints for September 2025: in 1 day' };
  expect(dueSoonOn(august, '2025-10-06')[0]).toMatchObject(soon);
});

it('only the current version of a yearly document is due', () => {
  const found = places(late(own, '2026-10-01')).join('\n');
  expect(found).toContain('content/documents/disclosure-document.yaml:3');
  expect(found).not.toContain('disclosure-document-2025-04');
});

it('names each legal fact whose source has not been checked', () => {
  const file = 'content/guides/JoinAsHuf.mdx';
  const day = '\n    source: SEBI (Portfolio Managers) Regulations, 2020\n    checked: 2025-10-03';
  const found = uncheckedSources(contentWith({ [file]: [day, day.replace(/\n.*$/, '')] }));
  expect(places(found).filter((place) => place.startsWith(file))).toEqual([
    expect.stringMatching(/:\d+ the source of “The minimum investment of ₹50 lakh” has not been looked up$/),
  ]);
  expect(found.every(({ blocks }) => blocks)).toBe(true);
});

it('names each text that was last reviewed before the date of one of its sources', () => {
  const what = 'reviewed is earlier than 10 December 2025, the date of a source that the file names';
  const file = 'content/guides/JoinAsNri.mdx';
  const isFirst = (found: string) => found.startsWith(file);
  expect(places(earlyReviews(own)).filter(isFirst)).toEqual([`${file}:7 ${what}`]);
  const read = contentWith({ [file]: ['reviewed: 2025-10-03', 'reviewed: 2025-12-10'] });
  expect(places(earlyReviews(read)).filter(isFirst)).toEqual([]);
});

const menus = 'content/navigation.yaml';
const disclaimer = 'content/legal/Disclaimer.mdx';
/** The example funds have no benchmark returns, because these must not be invented. */
const benchmarks = ['Growth', 'Wealth'].map((name): unknown =>
  expect.stringMatching(`^content/funds/UpperCrust${name}Fund.mdx:\\d+ .* is shown without its benchmark’s$`),
);

it('has all statutory items in early October 2025 except the returns of two benchmarks', () => {
  expect(places(statutory(own))).toEqual(benchmarks);
  const file = 'content/funds/UpperCrustGrowthFund.mdx';
  const fixed = contentWith({ [file]: ['  percent: 16.75', '  percent: 16.75\n  benchmarkPercent: 12.75'] });
  expect(places(statutory(fixed))).toEqual(benchmarks.slice(1));
});

it.each([
  ['content/documents/investor-charter.yaml', ['investor-charter', 'article'], 'there is no Investor Charter'],
  ['content/settings.yaml', ['https://scores.sebi.gov.in', 'https://scores.example'], 'does not lead to SCORES'],
  ['content/settings.yaml', ['https://smartodr.in', 'https://odr.example'], 'does not lead to SMART ODR'],
  ['content/settings.yaml', ['https://www.apmiindia.org', 'https://peers.example'], 'does not lead to APMI'],
  ['content/settings.yaml', ['/apmi/welcomeiaperformance.htm?action=PMSmenu', ''], 'does not lead to APMI'],
  [menus, [/document: disclosure-document/g, 'document: complaints-data'], 'no menu links the Disclosure Document'],
  [menus, [/document: investor-charter/g, 'document: complaints-data'], 'no menu links the Investor Charter'],
  [menus, ['        - document: complaints-data\n', ''], 'no menu links the complaints data'],
  [menus, ['path: /RiskFactors', 'path: /Glossary'], 'no menu links the risk factors'],
  [
    'content/pages/Performance.mdx',
    ['provided herein is not verified by SEBI.', 'provided herein is our own.'],
    'content/pages/Performance.mdx:14 no record says that SEBI has not verified it',
  ],
] as const)('%s without a statutory item, %j: %s', (file, change, expected) => {
  expect(places(statutory(contentWith({ [file]: change }))).join('\n')).toContain(expected);
});

it('a portal may be linked with or without www.', () => {
  const change = ['https://scores.sebi', 'https://www.scores.sebi'] as const;
  expect(places(statutory(contentWith({ 'content/settings.yaml': change })))).toEqual(benchmarks);
});

it('specimens are found by their mark, with the line to change, and each invented record by its file', () => {
  const found = places(specimens(own.files));
  expect(found).toContain('content/team/anjali-nair.yaml:12 the whole entry is an invented example');
  expect(found.join('\n')).toMatch(/^content\/settings\.yaml:\d+ the value of contact\.phone is invented$/m);
  for (const id of ['EmergingMoat', 'UpperCrustProsperityFund']) {
    expect(found).toContain(`content/performance/${id}.csv:1 the whole record is invented`);
  }
});

it('specimens are found by their words in headings, but not in comments', () => {
  const { files } = contentWith({ [disclaimer]: ['\n---\n\n', '\n# to be confirmed\n---\n\n## To be confirmed\n\n'] });
  const found = places(specimens(files)).filter((place) => /Disclaimer.*is a placeholder/.test(place));
  expect(found).toEqual([expect.stringContaining('“To be confirmed” is a placeholder')]);
});

test('an outside link keeps the brackets that belong to it', () => {
  const address = 'https://a.in/Moat_(x)';
  const links = `[A moat](${address}), ${address}. **${address}**`;
  const { files } = contentWith({ [disclaimer]: ['\n---\n\n', `\n---\n\n${links}\n\n`] });
  expect(outsideLinks(files).filter(({ what }) => what.startsWith('https://a.in'))).toMatchObject([{ what: address }]);
});

it('names each paper that may still have its example text although its document is not a specimen', () => {
  expect(keptNotices(own)).toEqual([]);
  const entry = 'content/documents/disclosure-document.yaml';
  const file = 'content/papers/disclosure-document.mdx';
  const real: Changes = { [entry]: ['specimen: true', 'specimen: false'] };
  const what = `notice says what is invented or left out, but ${entry} is not a specimen`;
  expect(places(keptNotices(contentWith(real)))).toEqual([`${file}:3 ${what}`]);
  expect(keptNotices(contentWith({ ...real, [file]: ['notice: This', '# This'] }))).toEqual([]);
});

test('keys: a missing form key blocks a launch, a missing map key does not', () => {
  const found = keys({ PUBLIC_EMAILJS_PUBLIC_KEY: ' ' }, own.settings);
  const inTheWay = found.filter(({ blocks }) => blocks).map(({ what }) => what.split(' ')[0]);
  expect(inTheWay).toEqual(['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'].map((name) => `PUBLIC_EMAILJS_${name}`));
  expect(found.map(({ what }) => what.split(' ')[0]).slice(inTheWay.length)).toEqual(['PUBLIC_MAPS_EMBED_KEY']);
});

test('keys: a firm that has switched the form off needs no form keys', () => {
  const { settings } = contentWith({ 'content/settings.yaml': ['  whatsapp:', '  form: false\n  whatsapp:'] });
  expect(keys({}, settings).map(({ what }) => what.split(' ')[0])).toEqual(['PUBLIC_MAPS_EMBED_KEY']);
});

test('duties of all other files are reported if one file is invalid', () => {
  const content = contentWith({ [disclaimer]: ['summary:', 'sumary:'] });
  expect(content.unread).toEqual([disclaimer]);
  const reviews = late(content, '2027-01-01').filter(({ concern }) => concern === 'legal reviews');
  expect(reviews).toHaveLength(3);
});

const found = { concern: 'keys', blocks: true, where: '.env', what: 'A is not set', todo: 'Set it.' };

it('the report gives shared advice once, and counts what blocks a launch', () => {
  expect(table([found, { ...found, what: 'B is not set' }])).toBe(
    'keys (2)\n  .env  A is not set\n  .env  B is not set\n  → Set it.\n\n2 things are in the way of a launch.',
  );
});
