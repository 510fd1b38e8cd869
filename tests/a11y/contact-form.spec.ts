import { expect, type Page } from '@playwright/test';
import { contactForm, sorry, thanks } from '../lib/contact-form.ts';
import { test } from '../lib/mail-provider.ts';
import type { MailProvider } from '../lib/pretended-provider.ts';
import { expectAccessible } from '../lib/accessible.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const states: { name: string; reach: (page: Page, provider: MailProvider) => Promise<void> }[] = [
  {
    name: 'errors',
    async reach(page) {
      const form = contactForm(page);
      await form.wake();
      await form.fill({ reply_to: 'asha@' });
      await form.submit.click();
      await expect(form.alert).toBeFocused();
    },
  },
  {
    name: 'sending',
    async reach(page, provider) {
      provider.answer = 'silence';
      const form = contactForm(page);
      await form.fill();
      await form.submit.click();
      await expect(form.sending).toBeDisabled();
    },
  },
  {
    name: 'success',
    async reach(page) {
      const form = contactForm(page);
      await form.fill();
      await form.submit.click();
      await expect(form.status).toHaveText(thanks);
    },
  },
  {
    name: 'failure',
    async reach(page, provider) {
      provider.answer = 500;
      const form = contactForm(page);
      await form.fill();
      await form.submit.click();
      await expect(form.alert).toContainText(sorry);
    },
  },
];

for (const { name, reach } of states) {
  test(`contact form, ${name}: no violation, on a phone or a desktop, light or dark`, async ({ page, provider }) => {
    await page.goto('/Information');
    await reach(page, provider);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, `${width} px, ${colorScheme}`);
      }
    }
  });
}
