import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { parse } from 'yaml';
import { accessibleName } from './support/accessible-name.ts';
import { entriesOf, settings } from './support/content.ts';
import { everyPage } from './support/every-page.ts';
import { isExternal, referencesOf } from './support/references.ts';

/** Addresses at which a fact of law was looked up, each in a field of its own. */
const sources = [
  ...['pages', 'guides'].flatMap(entriesOf).flatMap(({ data }) => (data['sources'] ?? []) as { link?: string }[]),
  ...Object.values(parse(readFileSync('content/tax.yaml', 'utf8')) as Record<string, { link?: string }>),
].flatMap(({ link }) => link ?? []);

/** The chat and the map, beside the outside addresses of content/settings.yaml and the sources of law. */
const known = [
  ...[...Object.values(settings.links), ...sources].map((link) => new URL(link).origin),
  'https://wa.me',
  'https://www.google.com/maps',
];

it('leads only to hosts that the settings or a source of law name, over https', () => {
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
