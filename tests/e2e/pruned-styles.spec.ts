import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { builtPages } from '../../tools/lib/site-pages.ts';
import { compareStyles, openEverything } from '../lib/computed-styles.ts';
import { contactForm } from '../lib/contact-form.ts';
import { feeForm, links } from '../lib/fee-form.ts';
import { unknownAddress } from '../lib/pages.ts';

// The build prunes each page’s styles to those that the page can use (src/host/prune-styles.ts). Nobody may see
// a difference, so every element is held against the same page with all its styles.

// Some hundred thousand values are read of each page.
test.describe.configure({ timeout: 60_000 });

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Each size in both schemes. Of the two states that a page is looked at in, each has both sizes and both schemes. */
const closed = [
  { size: phone, colorScheme: 'light' },
  { size: desktop, colorScheme: 'dark' },
] as const;
const open = [
  { size: phone, colorScheme: 'dark' },
  { size: desktop, colorScheme: 'light' },
] as const;

/** The styles that a page had before. */
function wholeStyles(address: string): string {
  const name = { '/': '/index', [unknownAddress]: '/404' }[address] ?? address;
  const file = path.resolve(import.meta.dirname, `../../.cache/whole-styles${name}.css`);
  if (!existsSync(file)) throw new Error(`There is no ${file}. It comes with a build that has WHOLE_STYLES=1.`);
  return readFileSync(file, 'utf8');
}

async function expectTheSame(
  page: Page,
  css: string,
  views: readonly (typeof closed | typeof open)[number][],
): Promise<void> {
  for (const { size, colorScheme } of views) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    const { differing, compared } = await compareStyles(page, css);
    expect.soft(differing, `${String(size.width)} px, ${colorScheme}`).toEqual([]);
    expect(compared).toBeGreaterThan(10_000);
  }
}

for (const address of [...builtPages(), unknownAddress]) {
  test(`${address} looks as it does with all its styles`, async ({ page }) => {
    await page.goto(address);
    const css = wholeStyles(address);
    await test.step('as it opens', () => expectTheSame(page, css, closed));
    await openEverything(page);
    await test.step('with everything open', () => expectTheSame(page, css, open));
  });
}

/** What only a script shows. */
const later: { what: string; address: string; show: (page: Page) => Promise<void> }[] = [
  {
    what: 'the menu, under the mouse',
    address: '/AboutUs',
    async show(page) {
      await page.setViewportSize(desktop);
      await page.getByRole('button', { name: 'Services' }).hover();
      await expect(page.getByRole('link', { name: 'Direct Onboarding' })).toBeVisible();
    },
  },
  {
    what: 'what is wrong with a message',
    address: '/ContactUs',
    async show(page) {
      const form = contactForm(page);
      await form.wake();
      await form.submit.click();
      await expect(form.alert).toBeVisible();
    },
  },
  {
    what: 'a projection of fees',
    address: links.simple,
    show: (page) => expect(feeForm(page).result).toBeVisible(),
  },
  {
    what: 'an illustration of fees',
    address: links.illustration,
    show: (page) => expect(feeForm(page).result).toBeVisible(),
  },
  {
    what: 'results of a search',
    address: '/Search?q=moat',
    show: (page) => expect(page.getByRole('main').locator('mark').first()).toBeVisible(),
  },
];

for (const { what, address, show } of later) {
  test(`${what} looks as it does with all styles`, async ({ page }) => {
    await page.goto(address);
    await show(page);
    await expectTheSame(page, wholeStyles(address.replace(/\?.*/, '')), [...closed, ...open]);
  });
}

test('a rule that a page lacks is seen', async ({ page }) => {
  await page.goto('/AboutUs');
  const rules = 'h1 { letter-spacing: 9px } nav li::before { content: "x" }';
  const { differing } = await compareStyles(page, wholeStyles('/AboutUs') + rules);
  expect(differing.find((text) => text.startsWith('<h1'))).toContain('letter-spacing');
  expect(differing.find((text) => /^<li[^:]*::before/.test(text))).toContain('content is not there, not "x"');
});
