import { globSync, readFileSync } from 'node:fs';
import { HTMLElement, type Node } from 'node-html-parser';
import { it } from 'vitest';
import { everyPage } from './support/every-page.ts';
import { isExternal, referencesOf } from './support/references.ts';
import { plain } from './support/site.ts';

/**
 * What assistive technology calls a link: its label, or its words and the alternatives of its pictures without what
 * is hidden. Enough for the marks that this site uses; the accessibility tests ask a browser.
 */
function nameOf(node: Node): string {
  if (!(node instanceof HTMLElement)) return node.text;
  if (node.getAttribute('aria-hidden') === 'true') return '';
  return node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? node.childNodes.map(nameOf).join('');
}

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

it('says so where a link opens a new tab', () => {
  everyPage(({ document }, report) => {
    for (const link of document.querySelectorAll('a[target]')) {
      if (!plain(nameOf(link)).includes('opens in a new tab')) report(`is called “${nameOf(link)}”`, link);
    }
  });
});

/** Words that say nothing about where a link leads. */
const empty = /^[^\p{L}\d]*(|(click )?here|((read|learn) )?more|link|this page)[^\p{L}\d]*(opens in a new tab\W*)?$/iu;

it('says where each link leads', () => {
  everyPage(({ document }, report) => {
    for (const link of document.querySelectorAll('a[href]')) {
      if (empty.test(plain(nameOf(link)))) report('does not say where it leads', link);
    }
  });
});
