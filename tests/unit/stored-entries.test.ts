import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readStoreFrom } from '../../src/integrations/stored-entries.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';

interface Load {
  filter: { id: RegExp };
  handler: () => { code: string };
}

/** What pages get from the store in a file. */
async function entriesFrom(file: string): Promise<unknown> {
  const { code } = (readStoreFrom(file).load as unknown as Load).handler();
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: unknown };
  return module.default;
}

it('reads the store from its file, whatever its path is called', async () => {
  const file = path.join(temporaryFolder(), `it's "the" store.json`);
  const store = [['Map', 1], 'a text with ₹ and \u2028'];
  writeFileSync(file, JSON.stringify(store));
  expect(await entriesFrom(file)).toEqual(store);
});

it('gives no entries before there is a store', async () => {
  expect(await entriesFrom(path.join(temporaryFolder(), 'store.json'))).toEqual(new Map());
});

it('answers for the store alone', () => {
  const { id } = (readStoreFrom('store.json').load as unknown as Load).filter;
  expect(
    ['\0astro:data-layer-content', '\0astro:data-layer-content-chunk:a', 'astro:content'].map((name) => id.test(name)),
  ).toEqual([true, false, false]);
});
