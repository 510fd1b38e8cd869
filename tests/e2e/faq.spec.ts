import { expect, type Page } from '@playwright/test';
import { test } from '../lib/one-page.ts';
import { holdScripts } from '../lib/scripts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A question by its position in the list: its heading, which opens it, and its answer. */
function question(page: Page, index: number) {
  const item = page.getByRole('main').getByRole('group').nth(index);
  return { heading: item.getByRole('heading', { level: 2 }), answer: item.locator('[id]').first() };
}

const idOf = async (page: Page, index: number) => (await question(page, index).answer.getAttribute('id')) ?? '';

test('the open answer is in the page’s address, and adds no entry to the history', async ({ page }) => {
  await page.goto('/FAQ');
  const [first, last] = [question(page, 0), question(page, 6)];
  await first.heading.click();
  await expect(first.answer).toBeVisible();
  await last.heading.click();
  await expect(page).toHaveURL(`/FAQ#${await idOf(page, 6)}`);
  await expect(first.answer, 'one at a time').toBeHidden();
  await last.heading.click();
  await expect(page).toHaveURL('/FAQ');
  await expect(last.answer).toBeHidden();
  await page.goBack();
  await expect(page, 'the page before').not.toHaveURL(/FAQ/);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('an address opens its answer, with its question in view', async ({ page }) => {
      await page.goto('/FAQ');
      const id = await idOf(page, 5);
      await page.goto(`/FAQ#${id}`);
      const { heading, answer } = question(page, 5);
      await expect(answer).toBeVisible();
      await expect(answer).toBeInViewport();
      await expect(heading).toBeInViewport({ ratio: 1 });
    });

    test('a search in the page finds text in a closed answer', async ({ page }) => {
      await page.goto('/FAQ');
      const { heading, answer } = question(page, 3);
      await expect(answer).toBeHidden();
      const words = ((await answer.locator('p').last().textContent()) ?? '').trim().split(/\s+/).slice(0, 8).join(' ');
      // A text fragment in an address uses the browser's own search.
      await page.goto('/robots.txt');
      await page.goto(`/FAQ#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`);
      await expect(answer).toBeVisible();
      await expect(heading).toBeVisible();
    });
  });
}

test('a question opened below an open one stays in view, with the focus on it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/FAQ');
  for (const index of [0, 1, 2]) {
    const { heading, answer } = question(page, index);
    await heading.locator('..').press('Enter');
    await expect(answer).toBeVisible();
    await expect(heading).toBeInViewport({ ratio: 1 });
  }
});

test('an answer that was opened before its script arrives stays open', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/FAQ');
  const [first, { heading, answer }] = [question(page, 0), question(page, 2)];
  await first.heading.click();
  await expect(first.answer).toBeVisible();
  await heading.click();
  await expect(answer).toBeVisible();
  await expect(first.answer, 'one at a time').toBeHidden();
  await expect(page).toHaveURL('/FAQ');
  release();
  await expect(page).toHaveURL(`/FAQ#${await idOf(page, 2)}`);
  await expect(answer).toBeVisible();
});
