import { it } from 'vitest';
import { everyPage } from './support/every-page.ts';
import { scriptsOf } from './support/scripts.ts';

it('has no inline style and no inline event handler', () => {
  everyPage(({ document }, report) => {
    for (const element of document.querySelectorAll('*')) {
      for (const name of Object.keys(element.attributes)) {
        if (/^(style|on\w+)$/i.test(name)) report(`has the attribute ${name}`, element);
      }
    }
  });
});

it('loads no script, style sheet or frame from another host', () => {
  everyPage(({ document }, report) => {
    for (const element of document.querySelectorAll(
      'script[src], iframe[src], link[rel="stylesheet"], link[rel*="preload"]',
    )) {
      const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
      if (!/^\/(?!\/)/.test(address)) report('is not from this site', element);
    }
  });
});

it('loads no React before a visitor shows intent', () => {
  // React marks its elements with this symbol, in every build of it.
  const react = /Symbol\.for\(.react\./;
  everyPage((page, report) => {
    for (const { name, code } of scriptsOf(page)) {
      const found = react.exec(code);
      if (found) report(`loads ${name}, which holds ${found[0]}`);
    }
  });
});

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
