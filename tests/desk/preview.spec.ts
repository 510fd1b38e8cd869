import { expect, test } from '@playwright/test';
import { hidesPages } from '../../src/collections/findings/finding.ts';
import { files } from '../mistakes/example.ts';
import { examples } from '../mistakes/index.ts';
import { openEntry, partsOf, useDesk } from './support/test.ts';

const desk = useDesk();

const { article } = files;

test('a page is rendered with any mistake in words, links and headings, and with no other', async ({ page }) => {
  const { shown } = partsOf(page);
  const before = desk.read(article);
  const drawn = examples.flatMap(({ file, code, change, also }) =>
    file === article && typeof change === 'object' && also === undefined && !hidesPages({ code, isWarning: false })
      ? [change]
      : [],
  );
  expect(drawn.length).toBeGreaterThan(20);
  const wrong = drawn.reduce((text, [from, to]) => {
    expect(text).toMatch(from);
    return text.replace(from, () => to);
  }, before);
  desk.write(article, wrong);
  await openEntry(page, desk, article);
  await expect(shown.getByText('The return is guaranteed.')).toBeVisible();
  await expect(shown.getByRole('heading', { name: 'Five sources', exact: true })).toBeVisible();

  desk.write(article, before.replace('\n---\n\n', '\n---\n\n<Fact of="EmergingMoat" />\n\n'));
  await expect(page.getByText('No page can be shown until one finding is fixed')).toBeVisible();
  await expect(page.getByTitle(/^Page:/)).toHaveCount(0);

  desk.write(article, before);
  await expect(shown.getByRole('heading', { name: 'Five sources', exact: true })).toBeVisible();
  await expect(shown.getByText('The return is guaranteed.')).toHaveCount(0);
});

const ROUNDS = 5;

test('each save is checked once or twice, and the page shows it', async ({ page }) => {
  const { editor, field, press, findings, shown } = await openEntry(page, desk, 'content/glossary/beta.yaml');
  await expect(shown.getByText(/^beta$/i).first()).toBeVisible();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [term, heading] of [
      [`beta ✓ ${'again '.repeat(round)}`.trim(), '1 finding'],
      [`beta ${'again '.repeat(round + 1)}`.trim(), 'No findings'],
    ] as const) {
      await field('Term').fill(term);
      const saved = page.waitForResponse(/\/api\/keystatic\/update$/);
      await press('Save');
      await expect(findings.getByRole('heading')).toHaveText(heading);
      await saved;
      await expect(editor.getByText('Unsaved')).toHaveCount(0);
      // A page requested too early, before the changed text was read, would keep the old text.
      await expect(shown.getByText(term, { exact: true }).first()).toBeVisible();
    }
  }
  const reads = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/desk/api/findings')).length,
  );
  // Not once for each temporary file that the desk writes.
  expect(reads).toBeLessThanOrEqual(2 + 2 * 2 * ROUNDS);
});

test('a change that is saved while the page is still loading is shown', async ({ page }) => {
  await page.route(
    '**/Glossary',
    async (route) => {
      // The page from before the change, on a slow connection.
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
  const { field, press, shown } = await openEntry(page, desk, 'content/glossary/beta.yaml');
  await field('Term').fill('slope');
  await press('Save');
  await expect(shown.getByText(/^slope$/i).first()).toBeVisible();
});
