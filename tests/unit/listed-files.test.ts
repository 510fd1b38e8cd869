import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { type FileList, listedFiles } from '../../src/integrations/listed-files.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';

const integration = listedFiles({
  name: 'drawings',
  address: '/drawings',
  pattern: '[hand]/[id].svg',
  devRoute: new URL('file:///dev-route.ts'),
  listRoute: new URL('file:///list-route.ts'),
});

/** The route that Astro is given. */
function routeOf(command: 'dev' | 'build') {
  const routes: unknown[] = [];
  const setup = integration.hooks['astro:config:setup'] as unknown as (options: object) => void;
  setup({ command, injectRoute: (route: unknown) => routes.push(route) });
  return routes;
}

it('has a route for each file in the dev server, and one for the list in a build', () => {
  expect(routeOf('dev')).toMatchObject([{ pattern: '/drawings/[hand]/[id].svg' }]);
  expect(routeOf('build')).toMatchObject([{ pattern: '/drawings/list.json' }]);
});

it('puts the listed files in place of their list, and forgets those that are on no list', () => {
  const [site, kept] = [temporaryFolder(), temporaryFolder()];
  for (const name of ['a1.svg', 'b2.svg', 'old.svg']) writeFileSync(path.join(kept, name), `drawing ${name}`);
  const list: FileList = {
    folder: kept,
    files: [
      ['lines/anjali.svg', 'a1.svg'],
      ['filled/moat.svg', 'b2.svg'],
      ['filled/moat-again.svg', 'b2.svg'],
    ],
  };
  mkdirSync(path.join(site, 'drawings'));
  writeFileSync(path.join(site, 'drawings/list.json'), JSON.stringify(list));
  const generated = integration.hooks['astro:build:generated'] as unknown as (options: { dir: URL }) => void;
  generated({ dir: pathToFileURL(`${site}/`) });
  const text = (name: string) => readFileSync(path.join(site, 'drawings', name), 'utf8');
  expect(['lines/anjali.svg', 'filled/moat.svg', 'filled/moat-again.svg'].map(text)).toEqual([
    'drawing a1.svg',
    'drawing b2.svg',
    'drawing b2.svg',
  ]);
  expect(existsSync(path.join(site, 'drawings/list.json'))).toBe(false);
  expect(readdirSync(kept).sort()).toEqual(['a1.svg', 'b2.svg']);
});
