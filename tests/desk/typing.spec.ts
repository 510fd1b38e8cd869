import { expect, type Locator, test } from '@playwright/test';
import { openEntry, partsOf, pictureFile, useDesk } from './support/test.ts';

const desk = useDesk();

test('a click below the text of a new article puts the caret into it', async ({ page }) => {
  const { text } = await openEntry(page, desk, 'communiques/create');
  const { x = 0, y = 0 } = (await text.boundingBox()) ?? {};
  await page.mouse.click(x + 200, y + 400);
  await page.keyboard.type('The first words.');
  await expect(text).toHaveText('The first words.');
});

test('every button above a text is in view, and the caret below them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { editor, text } = await openEntry(page, desk, 'content/communiques/Communique4.mdx');
  const toolbar = editor.getByRole('toolbar', { name: 'Formatting options' });
  await expect(toolbar).toBeVisible();
  // Of lists, links, tables, pictures and so on; some have only a tooltip.
  const buttons = await toolbar.locator('button').all();
  expect(buttons.length).toBeGreaterThanOrEqual(12);
  for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 });
  await text.locator('p').last().click();
  for (let pressed = 0; pressed < 40; pressed += 1) await page.keyboard.press('ArrowUp');
  const below = (await toolbar.boundingBox()) ?? { y: 0, height: 0 };
  const caret = await text.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().top ?? 0);
  const { y = 0 } = (await page.locator('iframe[title="Editor"]').boundingBox()) ?? {};
  expect(y + caret).toBeGreaterThanOrEqual(below.y + below.height);
});

test('a save leaves the view of a long text where it is', async ({ page }) => {
  const { editor, text, save } = await openEntry(page, desk, 'content/communiques/Communique4.mdx');
  const last = text.locator('p').last();
  await last.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' kept');
  await save(' kept');
  await expect(editor.locator('html[data-saving]')).toHaveCount(0);
  await expect(last).toBeInViewport();
});

test('text typed after inserting a component from the menu goes behind it', async ({ page }) => {
  const { editor, text } = await openEntry(page, desk, 'communiques/create');
  await text.click();
  await page.keyboard.type('We hold ');
  // The engine gives this button no name.
  await editor.getByRole('button', { name: /^$/ }).click();
  await editor.getByRole('menuitem', { name: 'Fact' }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type(', as a rule.');
  await expect(text).toHaveText('We hold 12–14 stocks, as a rule.');
});

test('a new table has the caret in its first cell, and Tab moves from cell to cell', async ({ page }) => {
  const { editor, text } = await openEntry(page, desk, 'communiques/create');
  await text.click();
  await expect(text).toBeFocused();
  await page.keyboard.press('/');
  await expect(editor.getByRole('listbox')).toBeVisible();
  await page.keyboard.type('Table');
  await expect(editor.getByRole('option', { name: /^Table/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(text.getByRole('table')).toBeVisible();
  /** Puts the caret into a cell; the cell's button appears once the editor has followed. */
  const clickInto = async (cell: Locator) => {
    await cell.click();
    await expect(cell.getByRole('button', { name: 'Cell options' })).toBeVisible();
  };
  for (const words of ['Year', 'Sales, ₹ crore', 'Margin', '2024']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('–25');
  await expect(text.getByRole('row')).toHaveText([/Year.*Sales, ₹ crore.*Margin/, /2024–25/, '']);

  await clickInto(text.getByRole('cell').last());
  await page.keyboard.press('Tab');
  await page.keyboard.type('Delete nothing of it.');
  await expect(text.getByRole('row')).toHaveText([/Year.*Sales, ₹ crore.*Margin/, /2024–25/, '']);
  await expect(text.locator('table + p')).toHaveText('Delete nothing of it.');
  await clickInto(text.getByRole('cell').filter({ hasText: '2024–25' }));

  await page.keyboard.press('Alt+ArrowDown');
  await expect(editor.getByRole('button', { name: 'Cell options' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('menuitem', { name: 'Delete row' })).toBeVisible();
});

test('text typed behind a picture becomes a new paragraph', async ({ page }) => {
  const { text, addPicture } = await openEntry(page, desk, 'communiques/create');
  await text.click();
  await addPicture(await pictureFile('Castle.png', 'png', { width: 800, height: 500 }));
  // A picture without a text alternative has no role.
  const picture = 'img[src^="blob:"]';
  await expect(text.locator(picture)).toBeVisible();
  await page.keyboard.type('The moat is behind it.');
  await expect(text.getByRole('paragraph').last()).toHaveText('The moat is behind it.');
  await expect(text.getByRole('paragraph').last().locator(picture)).toHaveCount(0);
});

test('Ctrl+S creates a new entry, reports what is missing, and keeps text typed meanwhile', async ({ page }) => {
  // The editor cannot create entries before it has loaded its list of files.
  const listed = page.waitForResponse('**/api/keystatic/tree');
  const { editor, field, refused } = await openEntry(page, desk, 'glossary/create');
  await listed;
  await field('Term').fill('Margin of safety');
  await page.keyboard.press('ControlOrMeta+S');
  await expect(refused).toBeVisible();
  await field('Meaning').fill('What a price leaves for being wrong');
  await expect(refused).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+S');
  await page.keyboard.type(', or unlucky.', { delay: 30 });
  const file = 'content/glossary/margin-of-safety.yaml';
  await expect.poll(() => desk.git('status', '--short', 'content')).toContain(file);
  await expect(editor.getByText('Unsaved')).toBeVisible();
  await expect(field('Meaning')).toHaveValue('What a price leaves for being wrong, or unlucky.');
});

test('Ctrl+S saves a number while it is being typed, and a second Ctrl+S what was typed since', async ({ page }) => {
  await page.goto(`${desk.origin}/desk#/keystatic/singleton/deadlines`);
  await partsOf(page).field('Day of next month').fill('1');
  await page.keyboard.press('ControlOrMeta+S');
  await page.keyboard.type('0');
  await page.keyboard.press('ControlOrMeta+S');
  await expect.poll(() => desk.read('content/deadlines.yaml')).toContain('dayOfNextMonth: 10\n');
});

test('keys and clicks during a save do what they do otherwise', async ({ page }) => {
  const file = 'content/glossary/beta.yaml';
  const { editor, field, save } = await openEntry(page, desk, file);
  const answer = Promise.withResolvers<undefined>();
  await page.route('**/api/keystatic/**', async (route) => {
    if (route.request().method() === 'POST') await answer.promise;
    await route.continue();
  });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await field('Meaning').fill('How much one thing moves with another');
  await press('ControlOrMeta+S');
  await expect(editor.locator('html')).toHaveAttribute('data-saving');
  await page.keyboard.type(' and whi');
  await press('Home', 'Delete', 'W', 'End', 'x', 'ControlOrMeta+Z', 'ArrowLeft', 'Delete', 'y');
  await field('Term').click();
  await press('End');
  await page.keyboard.type(' of a share');
  answer.resolve(undefined);
  await expect(field('Term')).toHaveValue('Beta of a share');
  await expect(field('Meaning')).toHaveValue('Wow much one thing moves with another and why');
  await save('term: Beta of a share\n');
});

test('the editor’s menu asks before it throws away what was typed, by mouse and by key', async ({ page }) => {
  const { editor, field, press } = await openEntry(page, desk, 'content/glossary/cagr.yaml');
  const meaning = field('Meaning');
  const item = (name: string) => editor.getByRole('menuitem', { name });
  const reset = item('Reset changes');
  const paste = item('Paste entry');
  const answers: boolean[] = [];
  page.on('dialog', (dialog) => (answers.shift() === true ? dialog.accept() : dialog.dismiss()));
  await expect(meaning).not.toBeEmpty();
  const saved = await meaning.inputValue();
  await press('…');
  await item('Copy entry').click();
  for (const choose of [() => reset.click(), () => reset.press('Enter'), () => paste.click()]) {
    await meaning.fill('Growth in a year.');
    answers.push(false, true);
    await press('…');
    await choose();
    expect(answers).toEqual([true]);
    await expect(meaning).toHaveValue('Growth in a year.');
    await choose();
    expect(answers).toEqual([]);
    await expect(meaning).toHaveValue(saved);
  }
});
