import { describe, it } from 'vitest';
import { everyPage } from './support/every-page.ts';

// Headings, names of landmarks and ids are seen by html.test.ts: heading-level, empty-heading, unique-landmark, no-dup-id.

describe('landmarks', () => {
  it('are one header, one main and one footer', () => {
    everyPage(({ document }, report) => {
      for (const tag of ['header', 'main', 'footer']) {
        // Inside these, a header or footer belongs to the part and is no landmark of the page.
        const found = document
          .querySelectorAll(tag)
          .filter((element) => !element.closest('article, section, aside, nav, main > *'));
        if (found.length !== 1) report(`has ${found.length} ${tag} landmarks`);
      }
    });
  });

  it('are reached by a skip link before anything else', () => {
    everyPage(({ document }, report) => {
      const first = document.querySelector('body a[href], body button, body input');
      const target = first?.getAttribute('href') ?? '';
      if (!target.startsWith('#') || document.querySelector(target)?.tagName !== 'MAIN') {
        report('is the first control, and no link to the main landmark', first ?? undefined);
      }
    });
  });
});
