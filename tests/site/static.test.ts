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
