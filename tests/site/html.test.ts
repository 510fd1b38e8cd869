import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { it } from 'vitest';
import { everyPage } from './support/every-page.ts';
import { htmlRules } from './support/html-rules.ts';

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
