import { existsSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openEntry, useDesk } from './support/test.ts';

// Stands in for the writer's editor: it changes the date of a file that it opens.
process.env['LAUNCH_EDITOR'] = 'touch';
const desk = useDesk();

const article = 'content/communiques/Communique4.mdx';

test('typing during a save is kept, and so is the caret', async ({ page }) => {
  const { text, save } = await openEntry(page, desk, article);
  await text.getByRole('heading', { name: 'How we use this' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' nows');
  await page.keyboard.press('ControlOrMeta+S');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(' and lateer', { delay: 30 });
  for (const key of ['Backspace', 'Backspace', 'r', 'Enter']) await page.keyboard.press(key);
  await page.evaluate(() => navigator.clipboard.writeText('While'));
  await page.keyboard.press('ControlOrMeta+V');
  // As from a character picker or dictation, without a key.
  await page.keyboard.insertText(' ₹');
  await page.keyboard.type(' was on its way.', { delay: 30 });
  await expect.poll(() => desk.read(article)).toContain('## How we use this nows\n');
  await expect(text.getByRole('heading', { name: 'How we use this now and later' })).toBeVisible();
  await expect(text.getByText('While ₹ was on its way.')).toBeVisible();
  await save('## How we use this now and later\n\nWhile ₹ was on its way.\n');
});

test('the desk renders while the editor’s page is still empty', async ({ page }) => {
  await page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentDocument');
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentDocument', {
      get(this: HTMLIFrameElement) {
        const loaded = own?.get?.call(this) as Document | null;
        return loaded?.readyState === 'complete' && loaded.URL !== 'about:blank' ? loaded : new Document();
      },
    });
  });
  const { field } = await openEntry(page, desk, 'content/glossary/beta.yaml');
  await expect(field('Term')).toHaveValue('Beta');
});

test('a file that the desk cannot show is not overwritten, and opens in the writer’s editor', async ({ page }) => {
  const file = 'content/faq/who-can-invest.mdx';
  desk.write(file, desk.read(file).concat('\n<Unknown>Some words.</Unknown>\n'));
  utimesSync(desk.at(file), 0, 0);
  const { alert } = await openEntry(page, desk, file);
  await expect(alert).toContainText('The desk cannot show everything in');
  await expect(alert).toContainText('Missing component definition for Unknown');
  await alert.getByRole('button', { name: 'Open in the editor' }).click();
  await expect.poll(() => statSync(desk.at(file)).mtimeMs).toBeGreaterThan(0);
  await expect(alert.getByRole('status')).toBeEmpty();
});

test('another site opens no file of this machine in the writer’s editor', async ({ page }) => {
  const file = desk.at('LICENSE');
  utimesSync(file, 0, 0);
  const open = async (site: string, address = '/__open-in-editor') => {
    const headers = { 'Sec-Fetch-Site': site, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
    return (await page.request.get(`${desk.origin}${address}?file=${encodeURIComponent(file)}`, { headers })).status();
  };
  for (const address of ['/__open-in-editor', '/__Open-In-Editor', '/__open-in-editor/x', '/__open-in-editor.x'])
    expect(await open('cross-site', address), address).toBe(403);
  expect(await open('same-site')).toBe(403);
  expect(statSync(file).mtimeMs).toBe(0);
  // As from the report of an error in a page.
  expect(await open('same-origin')).toBe(200);
  await expect.poll(() => statSync(file).mtimeMs).toBeGreaterThan(0);
});

test('two windows on one entry: the second says so, and can take over with the last saved state', async ({
  page,
  context,
}) => {
  const file = 'content/glossary/cagr.yaml';
  const first = await openEntry(page, desk, file);
  await expect(first.field('Meaning')).toBeVisible();
  const second = await openEntry(await context.newPage(), desk, file);
  await expect(second.alert).toContainText('open in another window of the desk');
  await expect(second.field('Term')).toHaveValue('CAGR');
  await first.field('Term').fill('CAGR of a portfolio');
  await first.save('CAGR of a portfolio');
  await second.alert.getByRole('button', { name: 'Continue here' }).click();
  await expect(second.alert).toHaveCount(0);
  await expect(second.field('Term')).toHaveValue('CAGR of a portfolio');
  await second.field('Meaning').fill('What was not saved in the second.');
  await first.alert.getByRole('button', { name: 'Continue here' }).click();
  await expect(first.alert).toHaveCount(0);
  await first.field('Term').fill('CAGR of a fund');
  await first.save('CAGR of a fund');
  await second.alert.getByRole('button', { name: 'Continue here' }).click();
  await expect(second.alert).toContainText('This file was changed outside this window');
  await expect(second.field('Meaning')).toHaveValue('What was not saved in the second.');
});

test('a file that was changed behind a draft is neither overwritten nor deleted unseen', async ({ page }) => {
  const file = 'content/glossary/drawdown.yaml';
  const { editor, field, press, alert, keepMine, save } = await openEntry(page, desk, file);
  const meaning = field('Meaning');
  await meaning.fill('How far a portfolio fell from its peak.');
  await expect(editor.getByText('Unsaved')).toBeVisible();
  desk.change(file, /^term: .*$/m, 'term: Drawdown of a portfolio');
  const meanwhile = desk.read(file);
  await expect(alert).toContainText('This file was changed outside this window');
  await page.reload();
  await expect(meaning).toHaveValue('How far a portfolio fell from its peak.');
  await expect(alert).toContainText('This file was changed outside this window');
  await press('Save');
  await expect(editor.getByText('was not overwritten')).toBeVisible();
  expect(desk.read(file)).toBe(meanwhile);
  await expect(meaning).toHaveValue('How far a portfolio fell from its peak.');
  const remove = editor.getByRole('menuitem', { name: 'Delete entry…' });
  await press('…');
  await expect(editor.getByRole('menuitem', { name: 'Copy entry' })).toBeVisible();
  await expect(remove).toBeHidden();
  await page.keyboard.press('Escape');
  await keepMine();
  await press('…');
  await remove.press('Escape');
  await save('How far a portfolio fell from its peak.');
});

test('a draft of a file that has been deleted is reported, and restored with the file', async ({ page }) => {
  const file = 'content/glossary/repatriation.yaml';
  const before = desk.read(file);
  const { editor, field, alert } = await openEntry(page, desk, file);
  await field('Meaning').fill('Taking money home from another country.');
  await expect(editor.getByText('Unsaved')).toBeVisible();
  rmSync(desk.at(file));
  await expect(alert).toContainText('This file was deleted outside this window');
  await page.reload();
  await expect(editor.getByText('Entry not found.')).toBeVisible();
  await expect(alert).toContainText('is kept in this browser');
  desk.write(file, before);
  await expect(alert).toHaveCount(0);
  await page.reload();
  await expect(field('Meaning')).toHaveValue('Taking money home from another country.');
});

test('an entry that was changed while the editor showed another is shown in its new state', async ({ page }) => {
  const file = 'content/glossary/beta.yaml';
  const { editor, field, alert } = await openEntry(page, desk, file);
  const term = field('Term');
  await expect(term).toHaveValue('Beta');
  await editor.getByRole('link', { name: 'Glossary' }).first().click();
  await expect(page).toHaveURL(/\/collection\/glossary$/);
  desk.change(file, /^term: .*$/m, 'term: Beta of a portfolio');
  await editor.getByRole('row', { name: 'beta' }).click();
  await expect(term).toHaveValue('Beta of a portfolio');
  await expect(alert).toHaveCount(0);
});

test('a full disk: nothing is saved or lost, and saving works once there is space', async ({ page }) => {
  const file = 'content/glossary/alpha.yaml';
  const before = desk.read(file);
  symlinkSync('/dev/full', desk.at('content/glossary/.alpha.yaml.saving'));
  const { editor, field, press, save } = await openEntry(page, desk, file);
  await field('Meaning').fill('What was earned beyond a benchmark.');
  await press('Save');
  await expect(editor.getByText('The disk is full, so nothing was saved.')).toBeVisible();
  expect(desk.read(file)).toBe(before);
  await expect(field('Meaning')).toHaveValue('What was earned beyond a benchmark.');
  await save('What was earned beyond a benchmark.');
});

test('unsaved text survives a stop of the desk', async ({ page }) => {
  const { field, press, alert, save } = await openEntry(page, desk, 'content/glossary/moat.yaml');
  const meaning = field('Meaning');
  await meaning.fill('What keeps competitors away.');
  await page.route('**/api/**', (route) => route.abort());
  await press('Save');
  await expect(alert).toContainText('start the desk again', { timeout: 40_000 });
  await expect(meaning).toHaveValue('What keeps competitors away.');
  await page.unroute('**/api/**');
  await expect(alert).toHaveCount(0);
  await save('What keeps competitors away.');
});

test('a new term that already exists gets a different file name, and the checks name the other', async ({ page }) => {
  const { field, press, findings } = await openEntry(page, desk, 'glossary/create');
  await field('Meaning').fill('A word that nobody knows yet.');
  await field('Term').fill('Benchmark');
  await expect(field('File’s name')).toHaveValue('benchmark-2');
  await press('Create');
  await expect(findings.getByRole('listitem')).toContainText('content/glossary/benchmark.yaml');
  await expect(findings.getByRole('button')).toHaveText('Term:');
});

test('an invalid file name is reported before a new term is saved', async ({ page }) => {
  const { editor, field, press, findings } = await openEntry(page, desk, 'glossary/create');
  const name = field('File’s name');
  await field('Meaning').fill('A word that nobody knows yet.');
  await field('Term').fill('Fees / charges');
  await expect(name).toHaveValue('fees-charges');
  await name.fill('fees/charges');
  await press('Create');
  await expect(editor.getByText('Write letters A to Z, digits and hyphens, without spaces.')).toBeVisible();

  await field('Term').fill('മലയാളം');
  await name.fill('');
  await press('Create');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('malayalam');
  await press('Create');
  await expect(findings.getByRole('listitem')).toHaveText(
    /^Term:“മലയാളം” has letters that are not in the site’s fonts/,
  );
  expect(desk.read('content/glossary/malayalam.yaml')).toContain('term: മലയാളം');
});

test('a picture of 30 MB is refused, and the text around it stays', async ({ page }, testInfo) => {
  const { editor, text, press, addPicture } = await openEntry(page, desk, 'content/communiques/Communique3.mdx');
  await text.getByRole('heading').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' now');
  await page.keyboard.press('Enter');
  // By its path: through the browser’s protocol, its bytes take longer than the test may.
  const large = testInfo.outputPath('Large.png');
  writeFileSync(large, Buffer.alloc(30 * 1024 * 1024));
  await addPicture(large);
  await press('Save');
  await expect(editor.getByText('Make the picture smaller than 4 MB')).toBeVisible();
  await expect(text.getByRole('heading').first()).toHaveText(/ now$/);
  expect(existsSync(desk.at('content/communiques/Communique3'))).toBe(false);
});
