import { expect, test } from 'vitest';
import { everyPage } from './support/every-page.ts';
import { scriptsOf } from './support/scripts.ts';

/** What marks an element that a script of Page.astro is for. */
const marks = ['data-back', 'data-reveal'];

test.each(marks)('a page has the script for %s where it has such an element, and only there', (mark) => {
  let found = 0;
  everyPage((page, report) => {
    const hasElement = page.document.querySelector(`main [${mark}]`) !== null;
    const hasScript = scriptsOf(page).some(({ code }) => code.includes(mark));
    if (hasElement) found += 1;
    if (hasElement !== hasScript) report(hasElement ? `lacks the script for its ${mark}` : `has a script for ${mark}`);
  });
  expect(found).toBeGreaterThan(0);
});
