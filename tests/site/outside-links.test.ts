import { globSync, readFileSync } from 'node:fs';
import { it } from 'vitest';
import { accessibleName } from './support/accessible-name.ts';
import { everyPage } from './support/every-page.ts';
import { isExternal, referencesOf } from './support/references.ts';

/** The chat and the map, beside the outside addresses that stand in a field of the content: of the settings, of a source. */
const known = [
  ...globSync('content/**/*.{yaml,mdx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^[ -]*\w+: (https:\/\/[\w.-]+)/gm)].map(([, origin = '']) => origin),
  ),
  'https://wa.me',
  'https://www.google.com/maps',
];

it('leads only to hosts that a field of the content names, over https', () => {
  everyPage((page, report) => {
    for (const { written, url, element } of referencesOf(page).filter(isExternal)) {
      if (!known.some((start) => `${url.href}/`.startsWith(`${start}/`)))
        report(`leads to another host: ${written}`, element);
    }
  });
});

it('gives the other site no access to this one', () => {
  everyPage((page, report) => {
    const outside = referencesOf(page).filter(isExternal);
    const links = new Set([
      ...outside.map(({ element }) => element),
      ...page.document.querySelectorAll('a[target="_blank"]'),
    ]);
    for (const link of links) {
      if (link.tagName !== 'A') continue;
      if (!link.getAttribute('rel')?.split(' ').includes('noopener')) report('has no rel="noopener"', link);
    }
  });
});

it('says so where a link opens a new tab', () => {
  everyPage(({ document }, report) => {
    for (const link of document.querySelectorAll('a[target]')) {
      if (!accessibleName(link).includes('opens in a new tab')) report(`is called “${accessibleName(link)}”`, link);
    }
  });
});
