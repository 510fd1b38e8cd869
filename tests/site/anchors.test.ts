import { expect, it } from 'vitest';
import { readTree } from '../../src/collections/loader/content-tree.ts';
import { siteOf } from '../../src/collections/checks/site.ts';
import { pageAt } from './support/site.ts';

const tree = readTree('.');
const { addresses, anchors } = siteOf(tree, { now: new Date(), forWriters: true });
const pages = [...addresses.keys()].filter((address) => pageAt(address) !== undefined);

it('knows the places of every page that a link may name', () => {
  expect(pages.length).toBeGreaterThan(30);
  const missing = pages.flatMap((address) =>
    [...anchors(address).keys()]
      .filter((anchor) => pageAt(address)?.document.querySelector(`[id="${anchor}"]`) == null)
      .map((anchor) => `${address}#${anchor}`),
  );
  expect(missing).toEqual([]);
});
