import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../lib/accessible.ts';
import { contactForm } from '../lib/contact-form.ts';
import { feeForm, links } from '../lib/fee-form.ts';

// Every state of each island is looked at in its stories. Here it stands in a page, beside all the rest.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const open = (button: string, link: string) => async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: button }).press('Enter');
  await expect(page.getByRole('link', { name: link })).toBeVisible();
};

const openPanel = open('Contact us on WhatsApp', 'Chat Now');

const pages: { address: string; widths: number[]; states: Record<string, (page: Page) => Promise<void>> }[] = [
  {
    address: '/',
    widths: [1440],
    states: {
      'Services open': open('Services', 'Direct Onboarding'),
      'Downloads open': open('Downloads', 'Disclosure Document'),
      'the WhatsApp panel open': openPanel,
    },
  },
  {
    address: '/FAQ',
    widths: [390],
    states: {
      'an answer open': async (page) => {
        const question = page.getByRole('main').getByRole('group').first();
        await question.getByRole('heading').click();
        await expect(question.getByRole('paragraph').first()).toBeVisible();
      },
      'the menu open': open('Menu', 'Direct Onboarding'),
      'the WhatsApp panel open': openPanel,
    },
  },
  {
    address: '/Information',
    widths: [390, 1440],
    states: {
      'errors in the form': async (page) => {
        const form = contactForm(page);
        await form.wake();
        await form.fill({ reply_to: 'asha@' });
        await form.submit.click();
        await expect(form.alert).toBeFocused();
      },
    },
  },
  ...Object.values(links).map((address) => ({
    address,
    widths: [390, 1440],
    states: { 'a result': (page: Page) => expect(feeForm(page).result).toBeVisible() },
  })),
];

for (const { address, widths, states } of pages) {
  test(`${address} has no violation in any state, light or dark`, async ({ page }) => {
    await page.setViewportSize({ width: widths[0] ?? NaN, height: 844 });
    await page.goto(address);
    for (const [name, reach] of Object.entries(states)) {
      await reach(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expectAccessible(page, `${name} at ${String(width)} px, ${colorScheme}`);
        }
      }
    }
  });
}
