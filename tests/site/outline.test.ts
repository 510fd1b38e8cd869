import { describe, it } from 'vitest';
import { everyPage } from './support/every-page.ts';

const level = (tag: string) => Number(tag.slice(1));

describe('headings', () => {
  it('begin with the only h1', () => {
    everyPage(({ document }, report) => {
      const count = document.querySelectorAll('h1').length;
      if (count !== 1) report(`has ${count} h1`);
      const first = document.querySelector('h1, h2, h3, h4, h5, h6');
      if (first && first.tagName !== 'H1') report('stands before the h1', first);
    });
  });

  it('skip no level and say something', () => {
    everyPage(({ document }, report) => {
      let above = 0;
      for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
        const own = level(heading.tagName);
        if (own > above + 1) report(`follows an h${above}`, heading);
        if (heading.text.trim() === '') report('is empty', heading);
        above = own;
      }
    });
  });
});

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

  it('are navigations with a label of their own', () => {
    everyPage(({ document }, report) => {
      const navigations = document.querySelectorAll('nav, [role="navigation"]');
      if (navigations.length === 0) report('has no navigation');
      const labels = new Set<string>();
      for (const navigation of navigations) {
        const id = navigation.getAttribute('aria-labelledby');
        const label = navigation.getAttribute('aria-label') ?? (id && document.querySelector(`#${id}`)?.text);
        if (!label) report('has no label', navigation);
        else if (labels.has(label)) report('shares its label with another', navigation);
        else labels.add(label);
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

it('gives an id to one element alone', () => {
  everyPage(({ document }, report) => {
    const seen = new Set<string>();
    for (const element of document.querySelectorAll('[id]')) {
      if (seen.has(element.id)) report(`has the id of another element, “${element.id}”`, element);
      seen.add(element.id);
    }
  });
});
