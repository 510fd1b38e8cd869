import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { accessibilityRules, colourRules } from './accessibility-rules.ts';
import { settled } from './settled.ts';

/** The minified axe, which loads in half the time. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails with the rule, element and reason of every violation in the current state of the page. */
export const expectAccessible = (page: Page, when: string): Promise<void> => expectNone(page, accessibilityRules, when);

/** The same in both schemes: all rules in light colours, and the colour rules in dark ones. */
export async function expectAccessibleInBothSchemes(page: Page, when: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, `${when}, light`);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNone(page, colourRules, `${when}, dark`);
}

async function expectNone(page: Page, runOnly: string[], when: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await page.evaluate(settled);
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    // axe in the page, of which the test has only the types.
    (wanted) => (window as unknown as { axe: typeof axe }).axe.run(document, wanted),
    { runOnly, resultTypes: ['violations'] },
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect.soft(found, when).toEqual([]);
}
