import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { it } from 'vitest';
import { everyPage } from './support/every-page.ts';

/** Required, so that nothing shifts when the picture loads. */
const size = { required: true, enum: ['/[1-9]\\d*/'] };

/** The HTML standard, and the requirements for complete documents and accessibility. */
const htmlRules: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  elements: ['html5', { img: { inherit: 'img', attributes: { width: size, height: size } } }],
  rules: {
    // Astro’s line breaks do not affect the page.
    'no-trailing-whitespace': 'off',
    // React writes some attributes in camel case, and void elements and boolean attributes as in XML: still valid HTML.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Files from this site need no checksum: an attacker who could change them could change the page as well.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};

/** Astro inserts this right before the first island, where the standard does not allow a style sheet. */
const islandStyle = /<style>astro-island,[^<]*<\/style>/;

const validator = new HtmlValidate(new StaticConfigLoader({ root: true, ...htmlRules }));

it('is valid HTML, and every picture has a text alternative and a size', () => {
  everyPage(({ html, file }, report) => {
    const { messages = [] } = validator.validateStringSync(html.replace(islandStyle, ''), file).results[0] ?? {};
    for (const { selector, line, column, message, ruleId } of messages) {
      report(`${selector ?? `line ${line}, column ${column}`}: ${message} (${ruleId})`);
    }
  });
});

it('gives every row of a table below a heading a row header, and names every table with row headers', () => {
  everyPage(({ document }, report) => {
    for (const cell of document.querySelectorAll('h2 ~ table td:first-child')) report('begins a row', cell);
    for (const table of document.querySelectorAll('table:has(tbody th)')) {
      const label = table.getAttribute('aria-labelledby');
      const isNamed = table.querySelector('caption') ?? (label && document.getElementById(label));
      if (!isNamed) report('has neither caption nor label', table);
    }
  });
});

it('uses media queries and masks only in the syntax of browsers of 2022', () => {
  everyPage(({ html }, report) => {
    const [query] = /@media[^{]*(\([^)]*[<>]|\bnot *\()[^{]*/.exec(html) ?? [];
    if (query) report(`asks for ${query}, which Safari before 16.4 does not know`);
    for (const [rule] of html.matchAll(/\{[^{}]*[;{]mask(-image)?:[^{}]*/g))
      if (!rule.includes('-webkit-mask')) report(`has ${rule}, which Chrome before 120 does not know`);
  });
});

it('gives a page the script of the Back link if it has such a link, and only then', () => {
  everyPage(({ document }, report) => {
    const [link] = document.querySelectorAll('a[data-back]');
    const [script] = document.querySelectorAll('script').filter(({ text }) => text.includes('a[data-back]'));
    if (link && !script) report('has a Back link without its script: use src/layouts/BackLink.astro', link);
    if (script && !link) report('has the script without a Back link');
  });
});
