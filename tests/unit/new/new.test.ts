import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../../src/collections/checks/check-content.ts';
import { readTree } from '../../../src/collections/loader/content-tree.ts';
import { namesAt } from '../../../src/collections/loader/schema-names.ts';
import type { MessageCode } from '../../../src/collections/findings/messages.ts';
import { findingLine } from '../../../src/collections/findings/finding.ts';
import { collectionOf } from '../../../src/collections/schemas/collections.ts';
import { slug } from '../../../src/lib/texts/slug.ts';
import { kinds } from '../../../tools/new/kinds.ts';
import { makeNew } from '../../../tools/new.ts';
import { contentCopy } from '../../lib/content-copy.ts';
import { nextQuestion } from '../../lib/content-files.ts';
import { nextArticle, now } from '../../lib/content-now.ts';
import { change } from '../../lib/project-copy.ts';
import { cases } from '../../lib/cases.ts';

/** Half past midnight on 7 October in India. */
const night = new Date('2025-10-06T19:00:00Z');

const pathOf = (said: string) => /^Created (\S+)\.$/m.exec(said)?.[1] ?? '';

test.each<[name: string, file: string, address: string, ...mistakes: MessageCode[]]>([
  ['communique', `content/communiques/${nextArticle}.mdx`, `/${nextArticle}`],
  [
    'paper',
    'content/documents/what-is-pricing-power.yaml',
    '/newsletter/what-is-pricing-power.pdf',
    'placeholder-left',
  ],
  ['strategy', 'content/strategies/WhatIsPricingPower.mdx', '/WhatIsPricingPower'],
  ['fund', 'content/funds/WhatIsPricingPower.mdx', '/WhatIsPricingPower'],
  ['member', 'content/team/what-is-pricing-power.yaml', '/member/what-is-pricing-power'],
  ['faq', 'content/faq/what-is-pricing-power.mdx', '/FAQ#what-is-pricing-power'],
  ['guide', 'content/guides/JoinAsWhatIsPricingPower.mdx', '/JoinAsWhatIsPricingPower'],
  ['notice', 'content/notices/what-is-pricing-power.yaml', '/VerifyUs#what-is-pricing-power'],
  ['change', 'content/changes/what-is-pricing-power.yaml', '/WhatChanged#what-is-pricing-power'],
])('new %s makes %s with every field, and gives its address', (name, file, address, ...codes) => {
  const copy = contentCopy();
  const said = makeNew(copy, [name, 'What is pricing power?'], now);
  expect(said).toContain(`Its address: ${address}`);
  expect(pathOf(said)).toBe(file);
  const text = readFileSync(join(copy, file), 'utf8');
  const { schema } = collectionOf(kinds[name]?.collection ?? 'faq');
  for (const field of namesAt(schema, [])) expect(text).toMatch(new RegExp(`^(# )?${field}:`, 'm'));
  // A draft is shown at once; an entry that cannot be a draft is not published before it is written.
  const { mistakes } = checkContent(readTree(copy), { now });
  expect([...new Set(mistakes.map(({ code }) => code))], mistakes.map(findingLine).join('\n')).toEqual(codes);
});

test('a new draft has today’s date in India, and the next place', () => {
  const copy = contentCopy();
  const made = (kind: string) => readFileSync(join(copy, pathOf(makeNew(copy, [kind, 'One?'], night))), 'utf8');
  expect(made('communique')).toMatch(/^date: 2025-10-07$/m);
  expect(made('faq')).toContain(`\norder: ${nextQuestion}\n`);
  const second = nextArticle.replace(/\d+$/, (number) => String(Number(number) + 1));
  expect(makeNew(copy, ['communique', 'Two'], night)).toContain(`${second}.mdx`);
});

test('a new entry has a place even if that of another cannot be read', () => {
  const copy = contentCopy();
  change(join(copy, 'content/faq/who-can-invest.mdx'), /^order: .*$/m, 'order: first');
  const text = readFileSync(join(copy, pathOf(makeNew(copy, ['faq', 'One?'], now))), 'utf8');
  expect(text).toContain(`\norder: ${nextQuestion}\n`);
});

test('an optional list or group is included as a commented example', () => {
  const copy = contentCopy();
  const text = readFileSync(join(copy, pathOf(makeNew(copy, ['strategy', 'Pricing power'], now))), 'utf8');
  expect(text).toMatch(/^# allocation:\n# {3}- name: .*\n# {5}holds: .*\n# {5}percent: 1$/m);
  expect(text).toMatch(/^# marketCapCrore:\n# {3}min: 1\n# {3}max: 1$/m);
});

test.each([
  [['comunique', 'One'], 'There is no kind “comunique”. Did you mean “communique”?'],
  [[], 'The kinds are: communique, paper, strategy, fund, member, faq, guide, notice, change.'],
  [['toString', 'One'], 'The kinds are: communique, paper, strategy, fund, member, faq, guide, notice, change.'],
  [['faq'], 'A title is missing. Write: npm run new faq "The title"'],
  [['member', 'Anjali', 'Nair'], 'content/team/anjali-nair.yaml already exists.'],
  [['guide', 'हिन्दी'], 'has no letters for an address'],
  [['faq', 'എന്ത്?'], 'has no letters for an address'],
])('refuses %j', (args, words) => {
  const copy = contentCopy();
  const before = [...readTree(copy).sizes];
  expect(() => makeNew(copy, args, now)).toThrow(words);
  expect([...readTree(copy).sizes]).toEqual(before);
});

cases('%j becomes %s', slug, [
  ['Who may invest?', 'who-may-invest'],
  ['  A & B – C ', 'a-b-c'],
  ['Zoë’s café', 'zoes-cafe'],
  ['../../etc/passwd', 'etc-passwd'],
  ['Word '.repeat(40), 'word-word-word-word-word-word-word-word-word-word-word-word'],
]);
