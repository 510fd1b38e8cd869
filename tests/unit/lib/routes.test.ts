import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { documentRoute, entryRoute, figureRoute, memberRoute, routes } from '../../../src/lib/routes.ts';
import { type Collection, filesOf, idOf, root } from '../../lib/content-files.ts';

const pages = readdirSync(join(root, 'src/pages'));

/** Collections whose file names are addresses. */
const addressed: Collection[] = ['communiques', 'strategies', 'funds', 'legal', 'guides'];
const entryIds = addressed.flatMap(filesOf).map(idOf);

describe('routes', () => {
  test.each(Object.values(routes))('%s has a page or a content file of exactly this name', (path) => {
    const name = path === '/' ? 'index' : path.slice(1);
    expect([...pages, ...entryIds.map((id) => `${id}.astro`)]).toContain(`${name}.astro`);
  });

  it('differ from each other in more than case, so that every disk can hold them', () => {
    const all = [...Object.values(routes), ...entryIds.map(entryRoute)].map((path) => path.toLowerCase());
    // A legal text that pages link by its route stands in both lists under one address.
    const routed: string[] = Object.values(routes);
    const legal = filesOf('legal').filter((file) => routed.includes(entryRoute(idOf(file)))).length;
    expect(new Set(all).size).toBe(all.length - legal);
  });

  it('list every page that has no parameter, but for the page of unknown addresses', () => {
    const listed = Object.values(routes).map((path) => (path === '/' ? 'index' : path.slice(1)));
    const fixed = pages.filter((file) => /^\w+\.astro$/.test(file) && file !== '404.astro').map(idOf);
    expect(fixed.filter((name) => !listed.includes(name))).toEqual([]);
  });
});

describe('addresses of entries', () => {
  test.each([
    [memberRoute('anjali-nair'), '/member/anjali-nair'],
    [entryRoute('Communique5'), '/Communique5'],
    [documentRoute('files/disclosure-document.pdf'), '/files/disclosure-document.pdf'],
    [figureRoute('EmergingMoat', 'filled'), '/figures/filled/EmergingMoat.svg'],
  ])('%s', (made, expected) => {
    expect(made).toBe(expected);
  });

  test.each([
    'member/[id].astro',
    '[communique].astro',
    '[strategy].astro',
    '[fund].astro',
    '[legal].astro',
    '[guide].astro',
  ])('src/pages/%s serves them', (file) => {
    expect(existsSync(join(root, 'src/pages', file))).toBe(true);
  });
});
