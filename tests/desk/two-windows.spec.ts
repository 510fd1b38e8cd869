import { existsSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { openEntry, partsOf, useDesk } from './support/test.ts';

const desk = useDesk();
const isThere = (file: string) => existsSync(desk.at(file));

/** A second browser that shares nothing with the first, such as another profile or a private window. */
const test = base.extend<{ there: Page }>({
  there: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(await context.newPage());
    await context.close();
  },
});

const title = 'What the first has changed';
const words = 'What the second has changed.';
type Change = (parts: ReturnType<typeof partsOf>, page: Page) => Promise<void>;
const inField: Change = ({ field }) => field('Meaning').fill(words);
const inText: Change = async ({ text }, page) => {
  await text.getByText('First comes a conversation').click();
  await page.keyboard.press('End');
  await page.keyboard.type(words);
};

for (const [kind, file, label, change] of [
  ['a field', 'content/glossary/roce.yaml', 'Term', inField],
  ['a text', 'content/faq/how-to-start.mdx', 'Question', inText],
] as const)
  test(`two browsers change one entry: nothing of ${kind} is lost`, async ({ page, there }) => {
    const [one, two] = [await openEntry(page, desk, file), await openEntry(there, desk, file)];
    await change(two, there);
    await one.field(label).fill(title);
    await one.save(title);
    await expect(one.alert).toHaveCount(0);
    await expect(two.alert).toContainText('This file was changed outside this window');
    const saved = desk.read(file);
    await two.press('Save');
    await expect(two.editor.getByText('was not overwritten')).toBeVisible();
    expect(desk.read(file)).toBe(saved);
    const load = two.alert.getByRole('button', { name: 'Load it again' });
    await Promise.all([there.waitForEvent('dialog').then((question) => question.dismiss()), load.click()]);
    await expect(two.editor.getByText(words)).toBeVisible();
    await expect(two.alert).toBeVisible();
    await Promise.all([there.waitForEvent('dialog').then((question) => question.accept()), load.click()]);
    await expect(two.alert).toHaveCount(0);
    await expect(two.field(label)).toHaveValue(title);
    await change(two, there);
    await two.save(words);
    expect(desk.read(file)).toContain(title);
    await expect(one.alert).toContainText('This file was changed outside this window');
  });

test('an entry that another browser has changed or deleted is neither deleted nor rewritten unseen', async ({
  page,
  there,
}) => {
  const file = 'content/glossary/roic.yaml';
  const [one, two] = [await openEntry(page, desk, file), await openEntry(there, desk, file)];
  const remove = async () => {
    await two.press('…');
    await two.editor.getByRole('menuitem', { name: 'Delete entry…' }).click();
    await two.editor.getByRole('alertdialog').getByRole('button', { name: 'Yes, delete' }).click();
  };
  await expect(two.field('Term')).toHaveValue('ROIC');
  await one.field('Term').fill(title);
  await one.press('Save');
  await expect(two.alert).toContainText('This file was changed outside this window');
  await remove();
  await expect(two.editor.getByText('was not deleted')).toBeVisible();
  expect(desk.read(file)).toContain(title);
  await two.alert.getByRole('button', { name: 'Load it again' }).click();
  await expect(two.field('Term')).toHaveValue(title);

  await one.field('Meaning').fill(words);
  await remove();
  await expect.poll(() => isThere(file)).toBe(false);
  await expect(one.alert).toContainText('This file was deleted outside this window');
  await one.press('Save');
  await expect(one.editor.getByText('was not created again')).toBeVisible();
  await one.keepMine();
  await one.press('Save');
  await expect.poll(() => isThere(file) && desk.read(file)).toContain(words);
});

test('a desk opened at localhost moves to the address where the browser keeps its drafts', async ({ page }) => {
  const other = desk.origin.replace('127.0.0.1', 'localhost');
  const entry = '/keystatic/collection/glossary/item/beta';
  for (const address of [`/desk#${entry}`, entry]) {
    await page.goto(`${other}${address}`);
    await expect(page).toHaveURL(`${desk.origin}/desk#${entry}`);
    await expect(partsOf(page).field('Term')).toHaveValue('Beta');
  }
});
