import { expect, test } from '@playwright/test';
import { editorIn, startDesk, type TestDesk } from './support/desk.ts';

let desk: TestDesk;

test.beforeAll(async () => {
  desk = await startDesk();
});

test.afterAll(async () => {
  await desk.stop();
});

const ROUNDS = 5;

test('what the checks say of a save is there soon, and the page shows every save', async ({ page }) => {
  await page.goto(`${desk.origin}/desk#/keystatic/collection/glossary/item/beta`);
  const editor = editorIn(page);
  const findings = page.getByRole('region', { name: 'Findings of this entry' }).getByRole('heading');
  const shown = page.frameLocator('iframe[title^="Page:"]');
  await expect(shown.getByText(/^beta$/i).first()).toBeVisible();
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [term, heading] of [
      [`beta ✓ ${'again '.repeat(round)}`.trim(), '1 finding'],
      [`beta ${'again '.repeat(round + 1)}`.trim(), 'No findings'],
    ] as const) {
      await editor.getByRole('textbox', { name: 'Term' }).fill(term);
      const saved = page.waitForResponse(/\/api\/keystatic\/update$/);
      await editor.getByRole('button', { name: 'Save' }).click();
      const start = Date.now();
      await expect(findings).toHaveText(heading);
      waits.push(Date.now() - start);
      await saved;
      await expect(editor.getByText('Unsaved')).toHaveCount(0);
      // One that was asked for too early, before the changed text was read, would stay as it was.
      await expect(shown.getByText(term, { exact: true }).first()).toBeVisible();
    }
  }
  const sorted = waits.toSorted((a, b) => a - b);
  console.log(`Findings after a save, in ms: median ${String(sorted[ROUNDS])}, all ${waits.join(', ')}`);
  const reads = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/desk/api/findings')).length,
  );
  // Each save is looked at once or twice, not once for each file that the desk writes on the way.
  expect(reads).toBeLessThanOrEqual(2 + 2 * waits.length);
});

test('a change that is saved while the page is still on its way is shown all the same', async ({ page }) => {
  await page.route(
    '**/Glossary',
    async (route) => {
      // The page as it was before the change, on a slow way.
      const before = await route.fetch();
      await saved;
      await pageIsNew;
      await route.fulfill({ response: before });
    },
    { times: 1 },
  );
  const saved = page.waitForResponse(/\/api\/keystatic\/update$/);
  const pageIsNew = expect
    .poll(async () => (await page.request.get(`${desk.origin}/Glossary`)).text(), { timeout: 60_000 })
    .toContain('slope');
  await page.goto(`${desk.origin}/desk#/keystatic/collection/glossary/item/beta`);
  const editor = editorIn(page);
  await editor.getByRole('textbox', { name: 'Term' }).fill('slope');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(
    page
      .frameLocator('iframe[title^="Page:"]')
      .getByText(/^slope$/i)
      .first(),
  ).toBeVisible();
});
