import { expect, it } from 'vitest';
import { everyPage, expectNone } from './support/every-page.ts';
import { content } from '../lib/content-files.ts';
import { isInternal, referencesOf } from './support/references.ts';
import { elementsAt, fileOf, notFound, pageAt, pages, plain } from './support/site.ts';

it('has no address of this site that leads nowhere, is not the page’s one address, or names no element there', () => {
  everyPage((page, report) => {
    for (const { written, url, element } of referencesOf(page).filter(isInternal)) {
      // Its file is there, but hosts send it with the status 404. Only the page itself may name it.
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

// With scripts it leads to where a visitor came from: tests/e2e/back-link.spec.ts.
it.each([
  ...content.communiques.map(({ id }) => [`/${id}`, 'Back', '/NewsLetter']),
  ...content.strategies.map(({ id }) => [`/${id}`, 'Back', '/Schemes']),
  ...content.team.map(({ id }) => [`/member/${id}`, 'Back', '/Fullteam']),
  ['/Fullteam', 'Go Back', '/AboutUs'],
])('%s, opened directly, has a link “%s” to the list above it, %s', (address, words, parent) => {
  const links = elementsAt(address, 'main a:not([href^="#"])').filter(({ text }) => plain(text) === words);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([parent]);
});

it('leads from the home page to every other', () => {
  const reached = new Set(['/']);
  // A set is walked in the order in which it grows, so this visits each page once.
  for (const address of reached) {
    const page = pageAt(address);
    if (!page) continue;
    const links = referencesOf(page).filter(({ element }) => element.tagName === 'A');
    for (const { url } of links.filter(isInternal)) reached.add(url.pathname);
  }
  // Second addresses of the home page and of the contact page, and the page for unknown addresses.
  const second = new Set(['/Home', '/ContactUs', notFound]);
  expectNone(pages.map(({ address }) => address).filter((address) => !reached.has(address) && !second.has(address)));
});
