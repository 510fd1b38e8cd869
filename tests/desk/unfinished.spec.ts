import { expect, type Locator, test } from '@playwright/test';
import { openEntry, useDesk } from './support/test.ts';

const desk = useDesk();

const file = 'content/faq/how-to-start.mdx';

/** A sign that the desk shows beside text in a pseudo-element. */
const signOf = (words: Locator, place: '::before' | '::after') =>
  words.evaluate((element, pseudo) => getComputedStyle(element, pseudo).content.replaceAll('"', ''), place);

test('unfinished parts of a text are marked, and can be finished as their findings say', async ({ page }) => {
  const before = desk.read(file);
  desk.write(file, before.concat('\nMind the <Term>fair price</Term>.\n\n###\n\nIt ends here.\n'));
  const { editor, text, press, findings, openDetails } = await openEntry(page, desk, file);
  const leadTo = (words: string) =>
    findings.getByRole('listitem').filter({ hasText: words }).getByRole('button').click();
  await expect(findings.getByRole('listitem')).toHaveCount(2);

  const heading = text.getByRole('heading', { level: 3 }).last();
  expect(await signOf(heading, '::before')).toBe('Heading without words');
  await leadTo('at the desk, click it and press Backspace');
  await expect(text).toBeFocused();
  await page.keyboard.press('Backspace');

  const term = text.getByText('fair price');
  expect(await signOf(term, '::after')).toBe('?');
  await term.click();
  await openDetails();
  const details = editor.getByRole('dialog');
  await details.getByRole('button', { name: /Word of the glossary/ }).click();
  await editor.getByRole('option', { name: 'Alpha' }).click();
  await details.getByRole('button', { name: 'Done' }).click();
  expect(await signOf(term, '::after')).toBe('none');

  await press('Save');
  await expect(findings.getByRole('heading')).toHaveText('No findings');
  expect(desk.read(file)).toBe(before.concat('\nMind the <Term id="alpha">fair price</Term>.\n\nIt ends here.\n'));
});

test('a list, an item, a number and a day that keep an entry from being saved are reported beside it', async ({
  page,
}) => {
  const { editor, field, press, refused } = await openEntry(page, desk, 'guides/create');
  const description = field('Description');
  await field('Order').fill('0');
  await description.fill('A note is written before we buy. '.repeat(6));
  await press('Create');
  await expect(refused).toContainText('Order must be at least 1');
  await expect(refused).toContainText('160');
  await editor.getByLabel('Reviewed').focus();
  await page.keyboard.type('02312025');
  await expect(refused).toContainText('ReviewedThere is no such day.');
  await refused.getByRole('button', { name: 'Description' }).click();
  await expect(description).toBeFocused();
  await description.fill('What a trust brings, and who signs it.');
  await expect(refused).not.toContainText('160');
  await refused.getByRole('button', { name: 'Papers' }).press('Enter');
  await page.keyboard.press('Enter');
  const item = editor.getByRole('dialog');
  await item.getByRole('textbox', { name: 'Name', exact: true }).fill('A deed');
  await item.getByRole('button', { name: 'Add' }).click();
  await editor.getByRole('row', { name: 'A deed' }).click();
  await item.getByRole('textbox').first().fill('');
  await item.getByRole('button', { name: 'Done' }).click();
  await expect(refused).toContainText('ItemName must not be empty');
});
