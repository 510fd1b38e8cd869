import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { settings } from '../lib/content-files.ts';
import { files, pages, read } from './support/site.ts';

/** React and all six islands, gzipped, in bytes: 90 KB in the smaller sense of the word. */
const BUDGET = 90_000;

/** What each island hydrates by: all wait for intent. */
const directives: Record<string, string> = {
  ContactForm: 'form',
  Counters: 'seen',
  Faq: 'intent',
  FeeCalculator: 'form',
  SiteMenu: 'intent',
  ...(settings.contact.whatsapp && { WhatsAppPanel: 'intent' }),
};
const islands = Object.keys(directives);

const nameOf = (file: string) => file.replace(/^.*\/([^./]+)\..*$/, '$1');

/** Every script that is not in the pages themselves, but for that of the search. */
const fetched = [...files].filter((file) => file.startsWith('_astro/') && file.endsWith('.js'));

// That no page loads a script of theirs when it opens, tests/e2e/every-page.spec.ts sees.
it('the islands are those named above and no other, each fetched on intent alone', () => {
  const found = pages
    .flatMap(({ document }) => document.querySelectorAll('astro-island'))
    .map((island) => [nameOf(island.getAttribute('component-url') ?? ''), island.getAttribute('client')].join(': '));
  expect([...new Set(found)].sort()).toEqual(Object.entries(directives).map((entry) => entry.join(': ')));
});

it(`the islands have at most ${BUDGET / 1000} KB of scripts, React included`, () => {
  const weights = fetched.map((file) => ({ file, bytes: gzipSync(read(file), { level: 6 }).length }));
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
  const list = weights.map(({ file, bytes }) => `${nameOf(file)} ${bytes}`).join(', ');
  console.log(`Scripts of all islands: ${total} bytes gzipped (${list})`);
  expect(total, list).toBeLessThanOrEqual(BUDGET);
  // What is weighed are the islands indeed.
  expect(fetched.map(nameOf)).toEqual(expect.arrayContaining(islands));
});
