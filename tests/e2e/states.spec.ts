import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../lib/accessible.ts';
import { compareStyles, expectSameWithUnprunedStyles, unprunedStyles } from '../lib/computed-styles.ts';
import { contactForm } from '../lib/contact-form.ts';
import { feeForm, links } from '../lib/fee-form.ts';
import { test } from '../lib/one-page.ts';

// The stories test every state of each island on its own; here it is part of a page. The build prunes each page’s
// styles to those that it can use (src/host/prune-styles.ts), which must make no visible difference: every element is
// compared with the same page with all styles. every-page.spec.ts does so for each page as it opens.

// Several hundred thousand values are read from each page.
test.describe.configure({ timeout: 60_000 });

const hasResult = (page: Page) => expect(feeForm(page).result).toBeVisible();

/** States that only a visitor or a script can bring about. */
const states: [what: string, address: string, show: (page: Page) => Promise<void>][] = [
  ['the menu, under the mouse', '/AboutUs', openMenu],
  ['an answer and the way into a chat', '/FAQ', openAnswerAndPanel],
  ['the errors of a message', '/ContactUs', sendNothing],
  ['a projection of fees', links.simple, hasResult],
  ['an illustration of fees', links.illustration, hasResult],
  ['fee plans', links.plans, hasResult],
  ['results of a search', '/Search?q=moat', (page) => expect(page.locator('main mark').first()).toBeVisible()],
];

async function openMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Services' }).hover();
  await expect(page.getByRole('link', { name: 'Direct Onboarding' })).toBeVisible();
}

async function openAnswerAndPanel(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().click();
  await page.getByRole('button', { name: 'Contact us on WhatsApp' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Chat Now' })).toBeVisible();
}

async function sendNothing(page: Page): Promise<void> {
  const form = contactForm(page);
  await form.wake();
  await form.submit.click();
  await expect(form.alert).toBeVisible();
}

for (const [what, address, show] of states) {
  test(`${what}: looks the same with unpruned styles, and passes axe, light or dark`, async ({ page }) => {
    await page.goto(address);
    await show(page);
    await expectSameWithUnprunedStyles(page, address.replace(/\?.*/, ''));
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessibleInBothSchemes(page, `${what} at ${width} px`);
    }
  });
}

test('a rule that a page lacks is detected', async ({ page }) => {
  await page.goto('/AboutUs');
  const rules = 'h1 { letter-spacing: 9px } nav li::before { content: "x" }';
  const { differing } = await compareStyles(page, unprunedStyles('/AboutUs') + rules);
  expect(differing.find((text) => text.startsWith('<h1'))).toContain('letter-spacing');
  expect(differing.find((text) => /^<li[^:]*::before/.test(text))).toContain('content is not there, not "x"');
});
