import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { it } from 'vitest';
import { everyPage } from './support/every-page.ts';

/** So that nothing moves when the picture comes. */
const size = { required: true, enum: ['/[1-9]\\d*/'] };

/** The HTML standard, with what a complete page and an accessible one need beside it. */
const htmlRules: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  elements: ['html5', { img: { inherit: 'img', attributes: { width: size, height: size } } }],
  rules: {
    // How Astro lays out its lines says nothing about the page.
    'no-trailing-whitespace': 'off',
    // React writes some attributes in camel case, and its void elements and switches as XML has them: HTML all the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Files from this site need no checksum: whoever could change them could change the page as well.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};

/** Astro sets it right before the first island, which is not where the standard wants a style sheet. */
const islandStyle = /<style>astro-island,[^<]*<\/style>/;

const validator = new HtmlValidate(new StaticConfigLoader({ root: true, ...htmlRules }));

it('is valid HTML, in which every picture has its words and its size', () => {
  everyPage(({ html, file }, report) => {
    const { messages = [] } = validator.validateStringSync(html.replace(islandStyle, ''), file).results[0] ?? {};
    for (const { selector, line, column, message, ruleId } of messages) {
      report(`${selector ?? `line ${line}, column ${column}`}: ${message} (${ruleId})`);
    }
  });
});

it('gives every row of a table below a heading a heading of its own, and every table with such rows its name', () => {
  everyPage(({ document }, report) => {
    for (const cell of document.querySelectorAll('h2 ~ table td:first-child')) report('begins a row', cell);
    for (const table of document.querySelectorAll('table:has(tbody th)')) {
      const label = table.getAttribute('aria-labelledby');
      const isNamed = table.querySelector('caption') ?? (label && document.getElementById(label));
      if (!isNamed) report('has neither caption nor label', table);
    }
  });
});

it('says in its styles how wide a window is, and what a mask is, as browsers of 2022 have it', () => {
  everyPage(({ html }, report) => {
    const [query] = /@media[^{]*\([^)]*[<>][^{]*/.exec(html) ?? [];
    if (query) report(`asks for ${query}, which Safari before 16.4 does not know`);
    for (const [rule] of html.matchAll(/\{[^{}]*[;{]mask(-image)?:[^{}]*/g))
      if (!rule.includes('-webkit-mask')) report(`has ${rule}, which Chrome before 120 does not know`);
  });
});
