import { expect, test } from '@playwright/test';
import { editorIn, startDesk, type TestDesk } from './support/desk.ts';

let desk: TestDesk;

test.beforeAll(async () => {
  desk = await startDesk();
});

test.afterAll(async () => {
  await desk.stop();
});

const article = 'content/communiques/Communique4.mdx';

test('what is typed while an entry is saved stays, and so does the caret', async ({ page }) => {
  await page.goto(`${desk.origin}/desk#/keystatic/collection/communiques/item/Communique4`);
  const editor = editorIn(page);
  const text = editor.getByRole('textbox', { name: 'Text' });
  await text.getByRole('heading', { name: 'How we use this' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' now');
  await page.keyboard.press('ControlOrMeta+S');
  await page.keyboard.type(' and lateer', { delay: 30 });
  for (const key of ['Backspace', 'Backspace', 'r', 'Enter']) await page.keyboard.press(key);
  await page.keyboard.type('While the answer was on its way.', { delay: 30 });
  await expect.poll(() => desk.read(article)).toContain('## How we use this now\n');
  await expect(text.getByRole('heading', { name: 'How we use this now and later' })).toBeVisible();
  await expect(text.getByText('While the answer was on its way.')).toBeVisible();
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => desk.read(article))
    .toContain('## How we use this now and later\n\nWhile the answer was on its way.\n');
});
