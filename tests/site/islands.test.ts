import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { settings } from '../lib/content-files.ts';
import { files, pages, read } from './support/site.ts';

/** Limit for React and all six islands, gzipped, in bytes: 90 KB of 1,000 bytes. */
const BUDGET = 90_000;

/** The directive of each island: all but the counters hydrate on intent. */
const directives: Record<string, string> = {
  ...(settings.contact.form && { ContactForm: 'form' }),
  Counters: 'seen',
  Faq: 'intent',
  FeeCalculator: 'form',
  SiteMenu: 'intent',
  ...(settings.contact.whatsapp && { WhatsAppPanel: 'intent' }),
};
const islands = Object.keys(directives);

const nameOf = (file: string) => file.replace(/^.*\/([^./]+)\..*$/, '$1');

/** Every script file, except the search’s. */
const fetched = [...files].filter((file) => file.startsWith('_astro/') && file.endsWith('.js'));

// tests/e2e/every-page.spec.ts checks that no page loads an island's script when it opens.
it('the islands are exactly those above, with their directives', () => {
  const found = pages
    .flatMap(({ document }) => document.querySelectorAll('astro-island'))
    .map((island) => [nameOf(island.getAttribute('component-url') ?? ''), island.getAttribute('client')].join(': '));
  expect([...new Set(found)].sort()).toEqual(Object.entries(directives).map((entry) => entry.join(': ')));
});

it(`the islands have at most ${BUDGET / 1000} KB of scripts, including React`, () => {
  const weights = fetched.map((file) => ({ file, bytes: gzipSync(read(file), { level: 6 }).length }));
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
  const list = weights.map(({ file, bytes }) => `${nameOf(file)} ${bytes}`).join(', ');
  console.log(`Scripts of all islands: ${total} bytes gzipped (${list})`);
  expect(total, list).toBeLessThanOrEqual(BUDGET);
  // Make sure that the islands were measured.
  expect(fetched.map(nameOf)).toEqual(expect.arrayContaining(islands));
});

/**
 * Methods, properties and lookbehinds in patterns, which are newer than the oldest browsers that the site is made for:
 * docs/decisions/intent.md.
 */
const tooNew = /\.(?:to(?:Sorted|Reversed|Spliced)|checkVisibility|aria[A-Z]\w+|groupBy|withResolvers)\b|\(\?<[=!]/;

it('no script uses what a browser of 2022 lacks', () => {
  const inPages = pages.flatMap(({ document }) =>
    document.querySelectorAll('script:not([type$="json"], [type="speculationrules"])'),
  );
  const all = new Set([
    ...inPages.map(({ textContent }) => textContent),
    ...fetched.map((file) => read(file).toString()),
  ]);
  expect([...all].flatMap((script) => tooNew.exec(script)?.[0] ?? [])).toEqual([]);
  expect(all.size).toBeGreaterThan(fetched.length);
});
