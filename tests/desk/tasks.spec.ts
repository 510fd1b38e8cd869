import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { parse, stringify } from 'yaml';
import { root } from '../../tools/lib/run.mjs';
import { nextQuestion } from '../lib/content-files.ts';
import { openEntry, openFrom, partsOf, pictureFile, useDesk } from './support/test.ts';

const desk = useDesk();

const pdf = readFileSync(path.join(root, 'public/files/disclosure-document-2025-04.pdf'));

const choosePdf = (editor: FrameLocator, name: string, buffer = pdf) =>
  editor.getByLabel('Choose a PDF').setInputFiles({ name, mimeType: 'application/pdf', buffer });

/** Hands over the changes. @returns the files in the commit */
async function handOver(page: Page): Promise<string[]> {
  await page.getByRole('link', { name: 'Hand over', exact: true }).click();
  await page.getByRole('button', { name: 'Save as a branch and a commit' }).click();
  await expect(page.getByRole('status')).toContainText('on the branch desk-');
  return desk.git('show', '--name-only', '--format=').trim().split('\n').toSorted();
}

test('changing a strategy’s figure changes nothing else in its file', async ({ page }) => {
  const file = 'content/strategies/EmergingMoat.mdx';
  const { field, press, shown, findings } = await openFrom(page, desk, 'Emerging Moat');
  await expect(field('Moving average days')).toHaveValue('200');
  await field('Moving average days').fill('150');
  await press('Save');
  await expect.poll(() => desk.git('diff', '--unified=0', file)).toContain('+movingAverageDays: 150');
  expect(desk.git('diff', '--numstat', file)).toMatch(/^1\t1\t/);
  await expect(findings.getByRole('heading')).toHaveText('No findings');
  await expect(shown.getByText('150-day').first()).toBeVisible();
  expect(await handOver(page)).toEqual([file]);
});

test('a change that was saved is taken back at the hand-over, and the editor says so', async ({ page }) => {
  const file = 'content/glossary/alpha.yaml';
  const before = desk.read(file);
  const { field, press } = await openEntry(page, desk, file);
  await field('Term').fill('Alpha of a portfolio');
  await press('Save');
  await expect.poll(() => desk.read(file)).toContain('Alpha of a portfolio');
  await page.getByRole('link', { name: 'Hand over', exact: true }).click();
  await page.getByLabel('Take back: Alpha of a portfolio').click();
  await page.getByRole('button', { name: 'Take this change back' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is as it was handed over last' })).toBeFocused();
  await expect(page.getByLabel('Take back: Alpha of a portfolio')).toHaveCount(0);
  expect(desk.read(file)).toBe(before);
  const { alert } = await openEntry(page, desk, file);
  await alert.getByRole('button', { name: 'Load it again' }).click();
  await expect(field('Term')).toHaveValue('Alpha');
});

test('a question is added', async ({ page }) => {
  const file = 'content/faq/can-i-see-my-holdings.mdx';
  const { text, field, press, findings, shown } = await openFrom(page, desk, 'Add a question');
  await field('Question').fill('Can I see my holdings?');
  await expect(field('File’s name')).toHaveValue('can-i-see-my-holdings');
  await expect(field('Order')).toHaveValue(String(nextQuestion));
  await text.click();
  await page.keyboard.type('Yes, on any day, in your account with the custodian.');
  // The first request may come before the server has read the new text.
  await page.route('**/FAQ', (route) => route.fulfill({ status: 500, body: 'not yet' }), { times: 1 });
  await press('Create');
  await expect(findings.getByRole('heading')).toHaveText('No findings');
  await expect(shown.getByText('Yes, on any day, in your account with the custodian.')).toBeVisible();
  expect(await handOver(page)).toEqual([file]);
});

test('a document is replaced, and the old one stays as an earlier version', async ({ page }) => {
  const published = 'public/files/disclosure-document-2025-10-01.pdf';
  const entry = 'content/documents/disclosure-document-2025-10-01.yaml';
  const old = 'content/documents/disclosure-document.yaml';
  await page.goto(`${desk.origin}/desk`);
  await page.getByRole('link', { name: 'Replace a document' }).click();
  await page.getByRole('combobox', { name: 'Document' }).selectOption('disclosure-document');
  await page.getByLabel('The new PDF').setInputFiles({
    name: 'Disclosure (final).pdf',
    mimeType: 'application/pdf',
    buffer: pdf,
  });
  await page.getByRole('textbox', { name: /^Its date/ }).fill('2025-10-01');
  await page.getByRole('button', { name: 'Add the new version' }).click();
  await expect(page.getByRole('status')).toContainText('The old version stays under “Earlier versions”.');
  expect(desk.read(entry)).toContain('replaces: disclosure-document\n');
  // The new version is no specimen, and the old one is no longer generated: its published PDF must not change.
  expect(desk.read(entry)).not.toMatch(/^(specimen|madeFrom):/m);
  expect(desk.read(old)).not.toContain('madeFrom');
  await page.getByRole('link', { name: 'Look at its entry' }).click();
  const { findings, shown } = partsOf(page);
  await expect(findings.getByRole('heading')).toHaveText('No findings');
  const link = shown.getByRole('link', { name: /Disclosure Document/ }).first();
  await expect(link).toHaveAttribute('href', /disclosure-document-2025-10-01\.pdf$/);
  expect(await handOver(page)).toEqual([entry, old, published]);
});

test('a new member is added to the team', async ({ page }) => {
  const file = 'content/team/vimala-joseph.yaml';
  const { editor, field, press, findings, shown } = await openFrom(page, desk, 'Add a person to the team');
  await field('Name').fill('Vimala Joseph');
  await expect(field('File’s name')).toHaveValue('vimala-joseph');
  await field('Title').fill('Research Associate');
  await editor.getByRole('button', { name: /Group/ }).click();
  await editor.getByRole('option', { name: 'Research' }).click();
  await field('Info').fill('Vimala reads the annual reports of companies before anybody else does.');
  const photograph = await pictureFile('Vimala (2025).JPG', 'jpeg', { width: 400, height: 400 });
  await editor.getByLabel('Choose a picture').setInputFiles(photograph);
  await expect(field('Image')).toHaveValue('./vimala-2025.jpg');
  await press('Create');
  await expect(findings.getByRole('heading')).toHaveText('No findings');
  expect(desk.read(file)).toContain('group: research');
  await expect(shown.getByRole('heading', { name: 'Vimala Joseph', level: 1 })).toBeVisible();
  await expect(shown.locator('img[src*=vimala-2025]').first()).toBeVisible();
  expect(await handOver(page)).toEqual(['content/team/vimala-2025.jpg', file]);
});

test('a PDF is uploaded in its form, to the folder for its kind, and other files are refused', async ({ page }) => {
  const { editor, field } = await openFrom(page, desk, 'Investor Grievance Disclosure');
  await choosePdf(editor, 'Grievances.pdf', Buffer.from('a text'));
  await expect(editor.getByText('The file is not a PDF')).toBeVisible();
  await expect(field('File')).toHaveValue('files/complaints-data.pdf');
  // It gets the ending of a PDF, whatever its name.
  await choosePdf(editor, 'Grievances of May');
  await expect(field('File')).toHaveValue('files/grievances-of-may.pdf');
  expect(readFileSync(desk.at('public/files/grievances-of-may.pdf'))).toEqual(pdf);

  await openEntry(page, desk, 'content/documents/nilkamal-research.yaml');
  await expect(field('File')).toHaveValue('newsletter/nilkamal-research.pdf');
  await choosePdf(editor, 'On castles.HTML');
  await expect(field('File')).toHaveValue('newsletter/on-castles.pdf');

  await openEntry(page, desk, 'documents/create');
  await expect(field('File')).toHaveValue('');
  await editor.getByLabel('Folder for a new PDF').selectOption('newsletter');
  await choosePdf(editor, 'On castles.pdf');
  await expect(field('File')).toHaveValue('newsletter/on-castles-2.pdf');
  desk.git('clean', '--quiet', '--force', 'public');
});

test('a month of complaints is reported, and the findings on the way are fixed', async ({ page }) => {
  const file = 'content/complaints.yaml';
  const document = 'content/documents/complaints-data.yaml';
  const august = readFileSync(path.join(root, 'tests/lib/complaints.yaml'), 'utf8');
  desk.write(file, stringify(parse(august)));
  desk.write(document, desk.read(document).replace(/^period: .*$/m, 'period: 2025-08'));
  desk.git('commit', '--all', '--quiet', '--message', 'The complaints of August');
  const { editor, field, press, findings, shown } = await openFrom(page, desk, 'Report the month’s complaints');
  await field('Month').fill('2025-09');
  await press('Save');
  await expect(findings.getByRole('listitem')).toHaveText(/must end with 2025-09, the month of the first table/);
  await findings.getByRole('button', { name: 'Months' }).click();
  const add = editor.getByRole('group', { name: 'Months' }).getByRole('button', { name: 'Add' });
  await expect(add).toBeFocused();

  await add.press('Enter');
  const item = editor.getByRole('dialog');
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values))
      await item.getByRole('textbox', { name: label, exact: true }).fill(value);
  };
  await fill({ Month: '2025-09', 'Carried forward': '0', Received: '1', Resolved: '1', Pending: '0' });
  await item.getByRole('button', { name: 'Add' }).click();
  await press('Save');
  // In August SEBI’s portal had one complaint: the new row and the table differ until that row is updated.
  await expect(findings.getByRole('listitem').first()).toContainText('the sum of the rows of the first table');
  await editor.getByRole('row', { name: 'SEBI (SCORES)' }).click();
  await fill({ 'Carried forward': '0', Resolved: '0', 'Average days': '' });
  await item.getByRole('button', { name: 'Done' }).click();
  await press('Save');
  await expect(findings.getByRole('heading')).toHaveText('No findings in this entry');
  expect(desk.git('diff', '--numstat', file)).toMatch(/^8\t4\t/);

  // The document made from it states its own month; the finding leads there.
  await page.getByRole('link', { name: 'all findings' }).click();
  await page.getByRole('button', { name: 'Period' }).click();
  await expect(field('Period')).toBeFocused();
  await field('Period').fill('2025-09');
  await press('Save');
  await expect(findings.getByRole('heading')).toHaveText('No findings');
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await page.getByRole('link', { name: 'Report the month’s complaints' }).click();
  await expect(field('Month')).toHaveValue('2025-09');
  await expect(shown.getByText('September 2025').first()).toBeVisible();
  expect(await handOver(page)).toEqual([file, document]);
});
