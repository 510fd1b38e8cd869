import { expect, it } from 'vitest';
import { aliases } from '../../src/lib/pages/listed-pages.ts';
import { everyPage, expectNone } from './support/every-page.ts';
import { content } from '../lib/content-files.ts';
import { isInternal, referencesOf } from './support/references.ts';
import { elementsAt, fileOf, notFound, pageAt, pages, plain } from './support/site.ts';

it('has no internal link to a missing page, a non-canonical address or a missing anchor', () => {
  everyPage((page, report) => {
    for (const { written, url, element } of referencesOf(page).filter(isInternal)) {
      // Its file exists, but hosts send it with status 404. Only the page itself may link to it.
      const missing = url.pathname === notFound && page.address !== notFound;
      if (missing || fileOf(url.pathname) === undefined) report(`leads nowhere: ${written}`, element);
      if (/\.html$|.\/$/.test(url.pathname)) report(`is not how the page is served: ${written}`, element);
      const anchor = decodeURIComponent(url.hash.slice(1));
      const target = pageAt(url.pathname);
      if (written.endsWith('#')) report('leads to no anchor', element);
      if (anchor !== '' && target && !target.document.querySelector(`[id="${anchor}"]`)) {
        report(`names no element of ${target.address}: ${written}`, element);
      }
    }
  });
});

// With scripts it leads back to the previous page: tests/e2e/back-link.spec.ts.
it.each([
  ...content.communiques.map(({ id }) => [`/${id}`, 'Back', '/NewsLetter']),
  ...content.strategies.map(({ id }) => [`/${id}`, 'Back', '/Schemes']),
  ...content.team.map(({ id }) => [`/member/${id}`, 'Back', '/Fullteam']),
  ['/Fullteam', 'Go Back', '/AboutUs'],
])('%s, opened directly, has a link “%s” to its parent, %s', (address, words, parent) => {
  const links = elementsAt(address, 'main a:not([href^="#"])').filter(({ text }) => plain(text) === words);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([parent]);
});

it('has a path of links from the home page to every other page', () => {
  const reached = new Set(['/']);
  // Iteration over a set includes items added meanwhile, so this visits each page once.
  for (const address of reached) {
    const page = pageAt(address);
    if (!page) continue;
    const links = referencesOf(page).filter(({ element }) => element.tagName === 'A');
    for (const { url } of links.filter(isInternal)) reached.add(url.pathname);
  }
  // Second addresses of the home and contact pages, and the 404 page.
  const second = new Set([...Object.keys(aliases), notFound]);
  expectNone(pages.map(({ address }) => address).filter((address) => !reached.has(address) && !second.has(address)));
});
