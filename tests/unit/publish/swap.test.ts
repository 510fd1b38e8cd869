import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Places, placesIn, publish, recover } from '../../../tools/lib/publish-site.ts';
import { run } from '../../../tools/lib/run.mjs';
import { bytesBelow } from '../../lib/project-copy.ts';
import { temporaryFolder, writeInto } from '../../lib/temporary-folder.ts';

const fill = (folder: string, words: string) => {
  writeInto(folder, { 'index.html': words });
};

/** A published site, or none, and an empty staging folder. */
function places(published?: string): Places {
  const found = placesIn(temporaryFolder());
  mkdirSync(found.staging, { recursive: true });
  if (published !== undefined) fill(found.site, published);
  return found;
}

const wordsOf = ({ site }: Places) => Buffer.from(bytesBelow(site)['index.html'] ?? '', 'base64').toString();

it('publishing replaces the old site with the new one, and leaves nothing behind', () => {
  const found = places('old');
  writeInto(found.site, { 'gone.html': 'a page that the new site does not have' });
  fill(found.next, 'new');
  publish(found);
  expect(wordsOf(found)).toBe('new');
  expect(existsSync(join(found.site, 'gone.html'))).toBe(false);
  expect(bytesBelow(found.staging)).toEqual({});
});

it('publishing keeps the old site when the new one cannot be moved', () => {
  const found = places('old');
  expect(() => {
    publish(found);
  }).toThrow('ENOENT');
  expect(wordsOf(found)).toBe('old');
});

it.each([
  ['between the two renames, the old site comes back', { last: 'old' }, 'old'],
  ['after both, the new site stays', { site: 'new', last: 'old' }, 'new'],
  ['while it made pages, these are removed', { site: 'old', next: 'half' }, 'old'],
])('after a build that was killed: %s', (_, left: { site?: string; last?: string; next?: string }, words) => {
  const found = places(left.site);
  if (left.last !== undefined) fill(found.last, left.last);
  if (left.next !== undefined) fill(found.next, left.next);
  recover(found);
  expect(wordsOf(found)).toBe(words);
  expect(bytesBelow(found.staging)).toEqual({});
});

it('a run that was paused until another took over ends with a message', async () => {
  const { staging } = placesIn(temporaryFolder());
  const program = `
    import { utimesSync } from 'node:fs';
    import { withLock } from './tools/lib/publish-site.ts';
    await withLock(${JSON.stringify(join(staging, '../..'))}, () => {
      utimesSync(${JSON.stringify(`${staging}.lock`)}, 1, 1);
      return new Promise((done) => setTimeout(done, 30_000));
    });`;
  const { code, output } = await run('node', ['--input-type=module', '--eval', program], { output: 'kept' });
  expect(output.trim()).toBe('This run was paused, and another has taken over: start it again.');
  expect(code).toBe(1);
});
