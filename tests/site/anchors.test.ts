import { expect, it } from 'vitest';
import { anchorsOf } from '../../src/collections/checks/anchors.ts';
import { siteOf } from '../../src/collections/checks/site.ts';
import { reservedIds } from '../../src/collections/checks/reserved-ids.ts';
import { tree } from '../lib/content-files.ts';
import { elementsAt, pageAt } from './support/site.ts';

const site = siteOf(tree, { now: new Date(), forWriters: true });
const { addresses } = site;
const anchors = (address: string) => anchorsOf(address, site);
const pages = [...addresses.keys()].filter((address) => pageAt(address) !== undefined);

it('knows the anchors of every page that a link may name', () => {
  expect(pages.length).toBeGreaterThan(30);
  const missing = pages.flatMap((address) =>
    [...anchors(address).keys()]
      .filter((anchor) => elementsAt(address, `[id="${anchor}"]`).length === 0)
      .map((anchor) => `${address}#${anchor}`),
  );
  expect(missing).toEqual([]);
});

it('reserves every id that a page has outside its text, so that no heading can use it', () => {
  const taken = pages.flatMap((address) => {
    const entry = addresses.get(address);
    if (entry === undefined) return [];
    const places = [...anchors(address).keys()].flatMap((id) => [id, `${id}-heading`]);
    const known = new Set([...places, ...reservedIds(entry.collection, entry.id)]);
    return (
      elementsAt(address, '[id]')
        .map(({ id }) => id)
        // Ids of menus, glossary terms and notes have a prefix.
        .filter((id) => !known.has(id) && !/^(menu|term|user-content)-/.test(id))
        .map((id) => `${address}#${id}`)
    );
  });
  expect(taken).toEqual([]);
});
