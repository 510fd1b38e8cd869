import { expect, test } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../lib/accessible.ts';
import { sticksOut } from '../lib/texts.ts';
import { openEntry, useDesk } from './support/test.ts';

const desk = useDesk();

test.beforeAll(() => {
  const file = 'content/communiques/Communique4.mdx';
  desk.change(file, 'summary: Five', 'summary: Four');
  desk.change(file, /$/, '\nSee [here](/Nowhere), and <Fact of="EmergingMoat" />.\n');
  desk.change('content/funds/UpperCrustProsperityFund.mdx', /$/, '\n');
});

const entry = '/keystatic/collection/communiques';
const atEntry = ['No page can be shown until one finding is fixed', '“here” do not say where it leads'];

/** Every view of the desk itself, with text that appears once it has loaded. */
const views: [name: string, address: string, ...words: (string | RegExp)[]][] = [
  ['the first view', '/', 'Five sources of economic moat'],
  ['all findings', '/findings', '/Nowhere does not exist'],
  ['the hand-over', '/hand-over', 'summary:', '3 findings stop the site'],
  ['replacing a document', '/replace', 'Add the new version'],
  ['a new month', '/month', 'Use the figures'],
  ['the panel beside a new text', `${entry}/create`, /inserts a heading, a table, an image/],
  ['the panel beside an entry', `${entry}/item/Communique4`, ...atEntry],
];

/** A phone, a small window, and a desktop. */
const widths = [390, 1024, 1440];

for (const [name, address, ...words] of views) {
  test(`${name} is accessible at every width, in light and dark`, async ({ page }) => {
    await page.goto(`${desk.origin}/desk#${address}`);
    for (const some of words) await expect(page.getByText(some).first()).toBeVisible();
    await expect(page.getByText(/^(Looking|Comparing|Reading the content)…$/)).toHaveCount(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessibleInBothSchemes(page, `${width} px`);
      expect(await sticksOut(page), `${width} px`).toEqual([]);
    }
  });
}

test('a finding about a link selects its words', async ({ page }) => {
  const file = 'content/communiques/Communique2.mdx';
  const before = desk.read(file);
  desk.write(file, `${before}\nHow we work is set out in [the plan](/Nowhere).\n`);
  const { text, findings } = await openEntry(page, desk, file);
  await findings.getByRole('button').click();
  await expect.poll(() => text.evaluate(() => String(getSelection()))).toBe('the plan');
  desk.write(file, before);
});

test('the hand-over names an entry with words that were not saved', async ({ page }) => {
  const { text } = await openEntry(page, desk, 'content/communiques/Communique3.mdx');
  await text.locator('p').first().click();
  await page.keyboard.type('Not saved. ');
  await page.getByRole('link', { name: 'Hand over' }).click();
  const unsaved = page.getByRole('region', { name: 'Not saved yet' });
  await expect(unsaved.getByRole('link')).toHaveAttribute(
    'href',
    '#/keystatic/collection/communiques/item/Communique3',
  );
});

test('the list of documents shows the current version first, with its date', async ({ page }) => {
  const { editor } = await openEntry(page, desk, 'documents');
  const newest = editor.getByRole('row').filter({ hasText: 'Disclosure Document' }).first();
  await expect(newest).toHaveText(/\d{4}-\d\d-\d\d, current$/);
});

test('the desk has no answer named after a member of every object', async ({ page }) => {
  await page.goto(`${desk.origin}/desk`);
  for (const method of ['GET', 'POST']) {
    const answer = (options: RequestInit) => fetch('/desk/api/constructor', options).then(({ status }) => status);
    expect(await page.evaluate(answer, { method }), method).toBe(404);
  }
});
