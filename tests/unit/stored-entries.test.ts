import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, createServer, type Plugin, type Rolldown } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { RESOLVED_DATA_STORE_VIRTUAL_ID } from '../../node_modules/astro/dist/content/consts.js';
import { readStoreFrom, withoutMap } from '../../src/integrations/stored-entries.ts';
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
    [RESOLVED_DATA_STORE_VIRTUAL_ID, '\0astro:data-layer-content-chunk:a', 'astro:content'].map((name) =>
      id.test(name),
    ),
  ).toEqual([true, false, false]);
});

it('answers before Astro’s own plugin, which stands before it', async () => {
  const ofAstro: Plugin = {
    name: 'as-astro-does',
    enforce: 'pre',
    resolveId: (id) => (id === 'store' ? RESOLVED_DATA_STORE_VIRTUAL_ID : null),
    load: (id) => (id === RESOLVED_DATA_STORE_VIRTUAL_ID ? 'export default JSON.parse("[]")' : null),
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [ofAstro, readStoreFrom('/the/store.json')],
    build: { ssr: true, write: false, rolldownOptions: { input: 'store' } },
  });
  const [{ code }] = (result as Rolldown.RolldownOutput).output;
  expect(code).toContain('readFileSync("/the/store.json"');
});

/** What the dev server evaluates of a module. */
async function evaluated(file: string, plugins: Plugin[]): Promise<string> {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    root: path.dirname(file),
    server: { middlewareMode: true, ws: false, watch: null },
    plugins,
  });
  onTestFinished(() => server.close());
  const module = await server.environments.ssr.fetchModule(file);
  return 'code' in module ? module.code : '';
}

it('gives a made module to the dev server without its source map', async () => {
  const file = path.join(temporaryFolder(), 'list.mjs');
  writeFileSync(file, "export default new Map([['a', () => import('./a.mjs')]]);\n");
  expect(await evaluated(file, [])).toContain('sourceMappingURL=');
  const code = await evaluated(file, [withoutMap(file)]);
  expect(code).not.toContain('sourceMappingURL=');
  expect(code).toContain("['a', () =>");
  expect(await evaluated(file, [withoutMap(path.join(path.dirname(file), 'another.mjs'))])).toContain(
    'sourceMappingURL=',
  );
});
