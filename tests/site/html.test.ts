import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { it } from 'vitest';
import { everyPage } from './support/every-page.ts';

/** The HTML standard, with what a complete page and an accessible one need beside it. */
const htmlRules: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
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

// Every element of every page is read: a few seconds, more on a busy machine.
it('is valid HTML', { timeout: 60_000 }, () => {
  everyPage(({ html, file }, report) => {
    const { messages = [] } = validator.validateStringSync(html.replace(islandStyle, ''), file).results[0] ?? {};
    for (const { selector, line, column, message, ruleId } of messages) {
      report(`${selector ?? `line ${line}, column ${column}`}: ${message} (${ruleId})`);
    }
  });
});
