import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../lib/accessible.ts';
import { compareStyles, expectWholeStylesAsItStands, wholeStyles } from '../lib/computed-styles.ts';
import { contactForm } from '../lib/contact-form.ts';
import { feeForm, links } from '../lib/fee-form.ts';
import { test } from '../lib/one-page.ts';

// Every state of each island is looked at in its stories; here it stands in a page, beside all the rest. The build prunes
// each page’s styles to those that the page can use (src/host/prune-styles.ts), and nobody may see a difference: every
// element is held against the same page with all its styles, as it opens in every-page.spec.ts.

// Some hundred thousand values are read of each page.
test.describe.configure({ timeout: 60_000 });

/** What only a visitor, or a script, shows. */
const states: { what: string; address: string; show: (page: Page) => Promise<void> }[] = [
  {
    what: 'the menu, under the mouse',
    address: '/AboutUs',
    async show(page) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('button', { name: 'Services' }).hover();
      await expect(page.getByRole('link', { name: 'Direct Onboarding' })).toBeVisible();
    },
  },
  {
    what: 'an answer and the way into a chat',
    address: '/FAQ',
    async show(page) {
      await page.getByRole('main').getByRole('heading', { level: 2 }).first().click();
      await page.getByRole('button', { name: 'Contact us on WhatsApp' }).press('Enter');
      await expect(page.getByRole('link', { name: 'Chat Now' })).toBeVisible();
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
    what: 'fee plans',
    address: links.plans,
    show: (page) => expect(feeForm(page).result).toBeVisible(),
  },
  {
    what: 'results of a search',
    address: '/Search?q=moat',
    show: (page) => expect(page.getByRole('main').locator('mark').first()).toBeVisible(),
  },
];

for (const { what, address, show } of states) {
  test(`${what}: looks as it does with all styles, and has no violation, light or dark`, async ({ page }) => {
    await page.goto(address);
    await show(page);
    await expectWholeStylesAsItStands(page, address.replace(/\?.*/, ''));
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessibleInBothSchemes(page, `${what} at ${String(width)} px`);
    }
  });
}

test('a rule that a page lacks is seen', async ({ page }) => {
  await page.goto('/AboutUs');
  const rules = 'h1 { letter-spacing: 9px } nav li::before { content: "x" }';
  const { differing } = await compareStyles(page, wholeStyles('/AboutUs') + rules);
  expect(differing.find((text) => text.startsWith('<h1'))).toContain('letter-spacing');
  expect(differing.find((text) => /^<li[^:]*::before/.test(text))).toContain('content is not there, not "x"');
});
