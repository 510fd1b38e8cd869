import { linkSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { forgetOthers, placeAt, writeAndKeep, writeOrShare } from '../../src/integrations/kept-files.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';

function folders() {
  const [site, cache] = [temporaryFolder(), temporaryFolder()];
  return {
    cache,
    page: path.join(site, 'page.html'),
    kept: path.join(cache, 'first'),
    text: (file: string) => readFileSync(file, 'utf8'),
  };
}

it('puts a kept file where the site needs it, in place of what is there', () => {
  const { page, kept, text } = folders();
  writeFileSync(page, 'as it was rendered');
  writeFileSync(kept, 'finished');
  placeAt(page, kept);
  expect(text(page)).toBe('finished');
});

it('keeps what it writes', () => {
  const { page, kept, text } = folders();
  writeFileSync(page, 'a longer text, as it was rendered');
  writeAndKeep(page, kept, Buffer.from('finished'));
  expect([text(page), text(kept)]).toEqual(['finished', 'finished']);
});

it('never writes into a file that was kept before', () => {
  const { page, kept, cache, text } = folders();
  const other = path.join(cache, 'other');
  writeFileSync(other, 'finished before');
  linkSync(other, page);
  writeAndKeep(page, kept, Buffer.from('finished now'));
  expect([text(page), text(kept), text(other)]).toEqual(['finished now', 'finished now', 'finished before']);
});

it('writes its file where another thread has kept the same a moment ago', () => {
  const { page, kept, text } = folders();
  writeFileSync(kept, 'finished');
  writeAndKeep(page, kept, Buffer.from('finished'));
  expect([text(page), text(kept)]).toEqual(['finished', 'finished']);
});

it('forgets what nobody has used', () => {
  const { cache } = folders();
  for (const name of ['a', 'b']) writeFileSync(path.join(cache, name), '');
  forgetOthers(cache, new Set(['b', 'not there']));
  expect(readdirSync(cache)).toEqual(['b']);
});

it('shares a file with the published site where that has the same', async () => {
  const { page, kept: published, text } = folders();
  writeFileSync(published, 'a part of the index');
  await writeOrShare(page, published, Buffer.from('a part of the index'));
  expect(text(page)).toBe('a part of the index');
  expect(statSync(page).ino).toBe(statSync(published).ino);
});

it.each([
  ['another file of that name', 'an older part of the index'],
  ['none', undefined],
])('writes a file of its own where the published site has %s', async (_, before) => {
  const { page, kept: published, text } = folders();
  if (before !== undefined) writeFileSync(published, before);
  await writeOrShare(page, published, Buffer.from('a part of the index'));
  expect(text(page)).toBe('a part of the index');
  if (before !== undefined) expect(text(published)).toBe(before);
});
