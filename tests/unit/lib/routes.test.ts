import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { documentRoute, entryRoute, figureRoute, memberRoute, routes } from '../../../src/lib/routes.ts';
import { idOf, root } from '../../lib/content-files.ts';

const pages = readdirSync(join(root, 'src/pages'));

it('list every page that has no parameter, but for the page of unknown addresses', () => {
  const listed = Object.values(routes).map((path) => (path === '/' ? 'index' : path.slice(1)));
  const fixed = pages.filter((file) => /^\w+\.astro$/.test(file) && file !== '404.astro').map(idOf);
  expect(fixed.filter((name) => !listed.includes(name))).toEqual([]);
});

test.each([
  [memberRoute('anjali-nair'), '/member/anjali-nair'],
  [entryRoute('Communique5'), '/Communique5'],
  [documentRoute('files/disclosure-document.pdf'), '/files/disclosure-document.pdf'],
  [figureRoute('EmergingMoat', 'filled'), '/figures/filled/EmergingMoat.svg'],
])('an entry has the address %s', (made, expected) => {
  expect(made).toBe(expected);
});
