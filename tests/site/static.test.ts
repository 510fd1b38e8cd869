import { it } from 'vitest';
import { everyPage } from './support/every-page.ts';

it('gives every picture its alternative and its size', () => {
  everyPage(({ document }, report) => {
    for (const picture of document.querySelectorAll('img')) {
      if (picture.getAttribute('alt') === undefined) report('has no alt', picture);
      for (const side of ['width', 'height']) {
        if (!/^[1-9]\d*$/.test(picture.getAttribute(side) ?? '')) report(`has no ${side}`, picture);
      }
    }
  });
});

it('gives every table with headings of rows its name, and every heading its side', () => {
  everyPage(({ document }, report) => {
    for (const heading of document.querySelectorAll('th'))
      if (!heading.getAttribute('scope')) report('has no scope', heading);
    for (const table of document.querySelectorAll('table')) {
      const label = table.getAttribute('aria-labelledby');
      const isNamed = table.querySelector('caption') ?? (label && document.getElementById(label));
      if (table.querySelector('tbody th') && !isNamed) report('has neither caption nor label', table);
    }
  });
});
