import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { completeLicences, LICENCES } from '../../../src/host/licences.ts';
import { root } from '../../../tools/lib/run.mjs';
import { temporaryFolder, writeInto } from '../../lib/temporary-folder.ts';

/** The list as Vite writes it, of one package, with a heading in its licence. */
const listOf = (heading: string) => `# Licenses\n\nThe app bundles these:\n\n${heading}\n\n## Terms\n\nNo warranty.\n`;

it('refuses a package in the scripts that names no licence', () => {
  const site = temporaryFolder();
  writeInto(site, { [LICENCES]: listOf('## left-pad - 1.3.0') });
  expect(() => {
    completeLicences(root, site);
  }).toThrow('A package in the scripts has no licence: ## left-pad - 1.3.0.');
});

it('adds the fonts and what no script bundles', () => {
  const site = temporaryFolder();
  writeInto(site, { [LICENCES]: listOf('## @scope/left-pad - 1.3.0 (MIT)') });
  completeLicences(root, site);
  const list = readFileSync(path.join(site, LICENCES), 'utf8');
  for (const name of ['@scope/left-pad', 'astro', 'tailwindcss', 'Font figtree', 'Font newsreader'])
    expect(list).toMatch(new RegExp(`^## ${name}.* \\(.+\\)$`, 'm'));
});
