import { globSync, readFileSync } from 'node:fs';
import { it } from 'vitest';
import { everyPage } from './support/every-page.ts';
import { isExternal, referencesOf } from './support/references.ts';

/** The chat and the map, and the external addresses in fields of the content, such as settings and sources. */
const known = [
  ...globSync('content/**/*.{yaml,mdx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^[ -]*\w+: (https:\/\/[\w.-]+)/gm)].map(([, origin = '']) => origin),
  ),
  'https://wa.me',
  'https://www.google.com/maps',
];

it('links only to hosts that a field of the content names, over https', () => {
  everyPage((page, report) => {
    for (const { written, url, element } of referencesOf(page).filter(isExternal)) {
      if (!known.some((start) => `${url.href}/`.startsWith(`${start}/`)))
        report(`leads to another host: ${written}`, element);
    }
  });
});

it('the menu marks at most one place as current', () => {
  everyPage((page, report) => {
    const marked = page.document.querySelectorAll('header nav [aria-current]');
    if (page.address === '/ContactUs' && marked.length === 0) report('is not marked as a part of Contact Us');
    if (marked.length > 1) report(`has ${marked.length}: ${marked.map(({ text }) => text.trim()).join(', ')}`);
  });
});
