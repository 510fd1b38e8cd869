import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { caddyHeaders, caddyRedirects, writeHostFiles } from '../../../src/host/host-files.ts';
import { headerRules, noindex } from '../../../src/lib/hosting/host-headers.ts';
import { entryOf } from '../../../src/lib/entry-of.ts';
import { content } from '../../lib/content-files.ts';
import { temporaryFolder, writeInto } from '../../lib/temporary-folder.ts';

it.each([
  ['deploy/redirects.caddy', caddyRedirects(entryOf(content.settings, 'settings').data.formerAddresses)],
  ['deploy/headers.caddy', caddyHeaders(headerRules)],
])('keeps %s up to date (npm run build writes it)', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('writes no list of redirects if there are none', async () => {
  const folder = temporaryFolder();
  writeInto(folder, { 'deploy/.keep': '' });
  await writeHostFiles(folder, folder, [], false);
  expect(existsSync(`${folder}/_redirects`)).toBe(false);
});

it('encodes where a former address leads', () => {
  for (const to of ['/files/My paper.pdf#page=2', '/files/My%20paper.pdf#page=2'])
    expect(caddyRedirects([{ from: '/Old', to }])).toContain('redir @redirect1 /files/My%20paper.pdf#page=2 301\n');
});

it.each([
  [false, ['/newsletter/Communique*', '/files/latest/*']],
  // Once for every file, because Cloudflare would send it twice for these.
  [true, ['/*']],
])('unlisted %s: search engines are told to leave out %j', async (unlisted, left) => {
  const folder = temporaryFolder();
  writeInto(folder, { 'deploy/.keep': '' });
  await writeHostFiles(folder, folder, [{ from: '/Aboutus', to: '/AboutUs' }], unlisted);
  expect(readFileSync(`${folder}/_redirects`, 'utf8')).toContain('/Aboutus /AboutUs 301\n');
  const blocks = readFileSync(`${folder}/_headers`, 'utf8').split(/^(?=\/)/m);
  const patternsOf = (some: string[]) => some.map((block) => block.split('\n')[0]);
  expect(patternsOf(blocks.filter((block) => block.includes('  X-Robots-Tag: noindex\n')))).toEqual(left);
  // If two blocks had the same pattern, Cloudflare would use only the second.
  const rules = headerRules.filter(({ headers }) => !unlisted || headers !== noindex);
  expect(patternsOf(blocks)).toEqual(rules.map(({ pattern }) => pattern));
  expect(existsSync(`${folder}/_unlisted`)).toBe(unlisted);
});
