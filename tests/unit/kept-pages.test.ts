import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { keptPages } from '../../src/integrations/kept-pages.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';

/** The steps of a build, as far as the integration takes part in it; the hooks read no more than is given here. */
function steps(folder: string) {
  const { hooks } = keptPages();
  const options = { command: 'build', config: { cacheDir: pathToFileURL(`${folder}/`) } };
  return {
    begin: () => {
      void hooks['astro:config:setup']?.(options as never);
      void hooks['astro:build:start']?.({} as never);
    },
    finishPages: () => void hooks['astro:build:generated']?.({} as never),
  };
}

it('keeps what is known of pages after a build that finished, and forgets it after one that did not', () => {
  const folder = temporaryFolder();
  const known = path.join(folder, 'incremental-build.json');
  writeFileSync(known, '{}');

  const first = steps(folder);
  first.begin();
  expect(existsSync(known)).toBe(true);
  first.finishPages();

  steps(folder).begin();
  expect(existsSync(known)).toBe(true);

  steps(folder).begin();
  expect(existsSync(known)).toBe(false);
});
