import { it } from 'vitest';
import { accessibleName } from './support/accessible-name.ts';
import { everyPage } from './support/every-page.ts';

/** Words that say nothing about where a link leads. */
const empty = new Set(['', 'here', 'click here', 'read more', 'learn more', 'more', 'link', 'this page']);

const words = (name: string) =>
  name
    .replace('(opens in a new tab)', '')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .trim()
    .toLowerCase();

it('says where a link leads', () => {
  everyPage(({ document }, report) => {
    for (const link of document.querySelectorAll('a[href]')) {
      if (empty.has(words(accessibleName(link)))) report('does not say where it leads', link);
    }
  });
});
