import { pathToFileURL } from 'node:url';
import type { DataStore, LoaderContext } from 'astro/loaders';
import { expect, it } from 'vitest';
import { contentCopy } from '../../../lib/content-copy.ts';
import { entries } from '../../../../src/collections/loader/entries.ts';

type Entry = Parameters<DataStore['set']>[0];

it('stops a build at a file with mistakes, which was saved after the checks', async () => {
  const root = contentCopy({ 'content/faq/how-to-start.mdx': [/^order: .*/m, 'order: no'] });
  const context = { config: { root: pathToFileURL(`${root}/`) }, store: { keys: () => [], set: () => true } };
  const whole = { parseData: ({ data }: { data: object }) => Promise.resolve(data), generateDigest: String };
  await expect(entries('faq').load({ ...context, ...whole } as unknown as LoaderContext)).rejects.toThrow(
    'content/faq/how-to-start.mdx has mistakes, which npm run check:content explains.',
  );
});

it('parses unchanged files again after a change of schema, and removes entries of deleted files', async () => {
  // Astro's store persists between builds, and keeps an entry whose digest is unchanged.
  const stored = new Map<string, Entry>();
  const store = {
    keys: () => [...stored.keys()],
    delete: (id: string) => stored.delete(id),
    set: (entry: Entry) => stored.get(entry.id)?.digest !== entry.digest && stored.set(entry.id, entry).size > 0,
  };
  const loadBy = async (schema: string) => {
    await entries('team').load({
      config: { root: pathToFileURL(`${process.cwd()}/`) },
      store,
      parseData: ({ data }: { data: object }) => Promise.resolve({ ...data, schema }),
      generateDigest: (found: unknown) => JSON.stringify(found),
    } as unknown as LoaderContext);
    return new Set([...stored.values()].map(({ data }) => data['schema']));
  };
  stored.set('somebody-who-left', { id: 'somebody-who-left', data: { schema: 'gone' } });
  expect(await loadBy('before')).toEqual(new Set(['before']));
  expect(await loadBy('after')).toEqual(new Set(['after']));
});
