import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { nextArticle } from '../lib/content-now.ts';
import { openEntry, openFrom, pictureFile, useDesk } from './support/test.ts';

test.describe.configure({ mode: 'serial' });

// Playwright’s own colour scheme would override that of the page’s frame.
test.use({ colorScheme: null });

const desk = useDesk();

const article = `content/communiques/${nextArticle}.mdx`;

test('a new article is written, and gets a picture', async ({ page }) => {
  const { editor, text, field, press, findings, shown, addPicture, openDetails } = await openFrom(
    page,
    desk,
    'Write a new article',
  );
  // In the milliseconds between two keys the editor processes the first.
  const type = (words: string) => page.keyboard.type(words, { delay: 25 });
  await field('Title').fill('Why we write our reasons down');
  await expect(field('File’s name')).toHaveValue(nextArticle);
  await field('Date').fill('2025-09-15');
  await field('Summary').fill('A reason that is on paper can be checked later.');
  await field('Description').fill('What UpperCrust writes down before it buys a company, and how the note is used.');

  await text.click();
  await expect(text).toBeFocused();
  await type('Memory is kind. Mind the ');
  await editor.getByRole('checkbox', { name: 'Term' }).click();
  await type('alpha');
  await editor.getByRole('checkbox', { name: 'Term' }).click();
  await type('.');
  await press('Create');
  await expect(findings.getByRole('heading')).toHaveText('No findings');
  expect(desk.read(article)).toContain('Memory is kind. Mind the <Term id="alpha">alpha</Term>.');

  // The page is shown beside it.
  await expect(shown.getByText('Memory is kind.')).toBeVisible();

  // A picture is stored beside the article, with a text alternative.
  await text.getByText('Memory is kind').click();
  await page.keyboard.press('End');
  await addPicture(await pictureFile('Castle.png', 'png'));
  // Without a text alternative, a picture is decorative.
  await text.getByRole('presentation').first().click();
  await openDetails();
  const details = editor.getByRole('dialog', { name: 'Image details' });
  await field('Alt text').fill('A castle behind its moat');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details).toBeHidden();
  await press('Save');
  await expect.poll(() => desk.read(article)).toContain(`![A castle behind its moat](./${nextArticle}/Castle.png)`);
  await expect(findings.getByRole('heading')).toHaveText('No findings');
});

test('the article is previewed as visitors will see it', async ({ page }) => {
  const { shown } = await openFrom(page, desk, 'Why we write our reasons down');
  const beside = page.getByRole('region', { name: 'The page' });
  await expect(beside.getByText('A draft: visitors do not see it.')).toBeVisible();
  await expect(shown.getByText('Memory is kind.')).toBeVisible();
  await expect(shown.getByRole('img', { name: 'A castle behind its moat' })).toBeVisible();
  /** Retries, because the page may reload after the last save. */
  const isShown = (is: { wide: boolean; dark: boolean }) =>
    expect(async () => {
      const seen = await shown.locator('html').evaluate(() => ({
        wide: innerWidth > 1200,
        narrow: innerWidth < 420,
        dark: matchMedia('(prefers-color-scheme: dark)').matches,
      }));
      expect(seen).toEqual({ ...is, narrow: !is.wide });
    }).toPass();
  await isShown({ wide: false, dark: false });
  await beside.getByText('Dark', { exact: true }).click();
  await expect(beside.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await isShown({ wide: false, dark: true });
  await beside.getByText('Desktop', { exact: true }).click();
  await isShown({ wide: true, dark: true });

  const paper = page.waitForEvent('popup');
  await beside.getByRole('button', { name: 'As it will print' }).click();
  expect((await paper).url()).toMatch(/\.pdf$/);
});

test('the article is handed over as a zip, with its picture', async ({ page }) => {
  const picture = article.replace('.mdx', '/Castle.png');
  await page.goto(`${desk.origin}/desk#/hand-over`);
  await expect(page.getByRole('heading', { name: 'Why we write our reasons down new' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /one zip/ }).click();
  const zip = unzipSync(readFileSync(await (await download).path()));
  expect(Object.keys(zip)).toEqual(expect.arrayContaining([article, picture]));
  expect(strFromU8(zip[article] ?? new Uint8Array())).toBe(desk.read(article));
});

test('the insert menu is shown above the toolbar, wherever the caret is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  const { editor } = await openEntry(page, desk, 'content/communiques/Communique4.mdx');
  await editor.getByText('No measure removes the risk of loss.').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  const list = editor.getByRole('listbox');
  await expect(list).toBeVisible();
  const covered = (all: Element) => {
    const within = all.getBoundingClientRect();
    return [...all.querySelectorAll('[role="option"]')].flatMap((option) => {
      const { x, y, width, height } = option.getBoundingClientRect();
      const isInSight = y >= within.y && y + height <= within.bottom;
      const top = option.ownerDocument.elementFromPoint(x + width / 2, y + height / 2);
      return isInSight && !option.contains(top) ? [option.textContent] : [];
    });
  };
  await expect.poll(() => list.evaluate(covered)).toEqual([]);
});
