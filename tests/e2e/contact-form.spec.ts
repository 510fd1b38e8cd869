import { expect, type Page } from '@playwright/test';
import { contactForm, empty, message, sorry, thanks } from '../lib/contact-form.ts';
import { type Answer, test } from '../lib/mail-provider.ts';
import { failScripts, islandScripts } from '../lib/scripts.ts';

/** Whatever the form does, nothing of it may stand in the address. */
test.afterEach(({ page }) => {
  expect(new URL(page.url()).search).toBe('');
});

test.describe('sending', () => {
  for (const address of ['/Information', '/ContactUs', '/DirectOnboarding', '/BusinessOpportunityContact']) {
    test(`${address}: thanks the sender by name and clears the fields`, async ({ page, provider }) => {
      await page.goto(address);
      const form = contactForm(page);
      await form.fill({ ...message, from_name: `  ${message.from_name} ` });
      await form.submit.click();
      await expect(form.status).toHaveText(thanks);
      await expect(form.status).toBeFocused();
      await expect(form.submit).toBeEnabled();
      expect(await form.values()).toEqual(empty);
      expect(provider.received).toEqual([
        {
          lib_version: expect.any(String) as unknown,
          user_id: 'local',
          service_id: 'local',
          template_id: 'local',
          template_params: message,
        },
      ]);
    });
  }

  test('says Sending... on a button that is disabled meanwhile', async ({ page, provider }) => {
    provider.answer = 'silence';
    await page.goto('/Information');
    const form = contactForm(page);
    await form.fill();
    await form.submit.click();
    await expect(form.sending).toBeDisabled();
    await expect(form.message).not.toBeEditable();
    await expect.poll(() => provider.received.length).toBe(1);
    provider.release(200);
    await expect(form.status).toHaveText(thanks);
  });

  test('a double click sends once', async ({ page, provider }) => {
    await page.goto('/Information');
    const form = contactForm(page);
    await form.fill();
    await form.submit.dblclick();
    await expect(form.status).toHaveText(thanks);
    expect(provider.received).toHaveLength(1);
  });

  test('two submits in one instant send once', async ({ page, provider }) => {
    await page.goto('/Information');
    const form = contactForm(page);
    await form.fill();
    await form.submit.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(form.status).toHaveText(thanks);
    expect(provider.received).toHaveLength(1);
  });

  test('a form whose trap is filled in is not sent, and loses nothing, should it be no machine', async ({
    page,
    provider,
  }) => {
    await page.goto('/Information');
    const form = contactForm(page);
    await form.fill();
    await page.locator('[name="leave_empty"]').fill('x', { force: true });
    await form.submit.click();
    await expect(form.alert).toContainText(sorry);
    await expect(form.alert.getByRole('link')).toHaveCount(2);
    expect(await form.values()).toEqual(message);
    expect(provider.received).toEqual([]);

    await page.reload();
    await expect.poll(() => form.values()).toEqual(message);
    await form.submit.click();
    await expect(form.status).toHaveText(thanks);
  });
});

test.describe('failing', () => {
  const failures: Answer[] = [400, 403, 412, 429, 451, 500, 503, 'drop'];
  for (const answer of failures) {
    test(`${answer}: says so, keeps the fields, offers other ways and can be tried again`, async ({
      page,
      provider,
    }) => {
      const logged: string[] = [];
      page.on('console', (line) => {
        if (line.type() === 'error') logged.push(line.text());
      });
      let dialogs = 0;
      page.on('dialog', () => (dialogs += 1));
      provider.answer = answer;
      await page.goto('/Information');
      const form = contactForm(page);
      await form.fill();
      await form.submit.click();
      await expect(form.alert).toContainText(sorry);
      await expect(form.alert).toBeFocused();
      expect(await form.values()).toEqual(message);
      expect(logged.some((line) => line.startsWith('The message was not sent.'))).toBe(true);
      await expect(form.alert.getByRole('link', { name: 'contact@uppercrust.example' })).toHaveAttribute(
        'href',
        /^mailto:/,
      );
      const chat = form.alert.getByRole('link', { name: 'chat with us on WhatsApp (opens in a new tab)' });
      await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=./);

      provider.answer = 200;
      await form.submit.click();
      await expect(form.status).toHaveText(thanks);
      await expect(form.alert).toHaveCount(0);
      expect(dialogs).toBe(0);
    });
  }

  test('no network: ends the same', async ({ page, context }) => {
    await page.goto('/Information');
    const form = contactForm(page);
    await form.wake();
    await form.fill();
    await context.setOffline(true);
    await form.submit.click();
    await expect(form.alert).toContainText(sorry);
    await context.setOffline(false);
    await form.submit.click();
    await expect(form.status).toHaveText(thanks);
  });

  test('an answer that never comes is given up after 20 seconds', async ({ page, provider }) => {
    provider.answer = 'silence';
    const ended: string[] = [];
    page.on('requestfailed', (request) => ended.push(`${request.method()} ${request.failure()?.errorText}`));
    await page.clock.install();
    await page.goto('/Information');
    const form = contactForm(page);
    await form.fill();
    await form.submit.click();
    await expect.poll(() => provider.received.length).toBe(1);
    await page.clock.fastForward(15_000);
    await expect(form.sending).toBeDisabled();
    await page.clock.fastForward(5_000);
    await expect(form.alert).toContainText(sorry);
    expect(ended).toEqual(['POST net::ERR_ABORTED']);
    await expect(form.submit).toBeEnabled();
    expect(await form.values()).toEqual(message);
    // An answer that comes after all says nothing more, and the next try is a message of its own.
    provider.release(200);
    provider.answer = 200;
    await expect(form.alert).toContainText(sorry);
    await form.submit.click();
    await expect(form.status).toHaveText(thanks);
    expect(provider.received).toHaveLength(2);
  });
});

test.describe('checking', () => {
  test('lists every error on top and beside its field, and leads to the field', async ({ page, provider }) => {
    await page.goto('/Information');
    const form = contactForm(page);
    await form.wake();
    await form.fill({ from_name: ' \t ', reply_to: 'asha@', number: '9'.repeat(33) });
    await form.submit.click();
    await expect(form.alert).toBeFocused();
    const errors = {
      from_name: 'Enter your name',
      reply_to: 'Enter an email address in the correct format, like name@example.com',
      number: 'Your phone number has 33 characters. Shorten it to 32 or fewer',
      message: 'Enter your message',
    };
    await expect(form.alert.getByRole('link')).toHaveText(Object.values(errors));
    for (const [name, text] of Object.entries(errors)) {
      const field = form.fields[name as keyof typeof errors];
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(`Error: ${text}`);
      await form.alert.getByRole('link', { name: text }).click();
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport();
    }
    expect(provider.received).toEqual([]);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('stays calm while errors are mended, and looks again on the next submit', async ({ page }) => {
    await page.goto('/Information');
    const form = contactForm(page);
    await form.wake();
    await form.fill({ ...message, from_name: '', message: '' });
    await form.submit.click();
    await expect(form.alert.getByRole('link')).toHaveCount(2);
    await form.fill({ from_name: message.from_name });
    await expect(form.alert.getByRole('link')).toHaveCount(2);
    await form.submit.click();
    await expect(form.alert.getByRole('link')).toHaveText(['Enter your message']);
    await expect(form.alert).toBeFocused();
    await expect(form.from_name).not.toHaveAttribute('aria-invalid');
    await form.fill({ message: message.message });
    await form.submit.click();
    await expect(form.status).toHaveText(thanks);
  });

  test('refuses a message that is too long without cutting it', async ({ page }) => {
    await page.goto('/Information');
    const form = contactForm(page);
    const long = 'x'.repeat(5001);
    await form.wake();
    await form.fill({ ...message, message: long });
    await form.submit.click();
    await expect(form.alert.getByRole('link')).toHaveText([
      'Your message has 5,001 characters. Shorten it to 5,000 or fewer',
    ]);
    expect(await form.message.inputValue()).toBe(long);
  });
});

test.describe('a draft', () => {
  const draft = { ...empty, from_name: 'Asha', message: 'I would like to\nknow' };
  const kept = (page: Page) => page.evaluate(() => [sessionStorage.length, localStorage.length]);

  test('is kept over a reload and a trip to the privacy policy, until it is sent', async ({ page }) => {
    await page.goto('/Information');
    const form = contactForm(page);
    expect(await kept(page)).toEqual([0, 0]);
    await form.fill({ from_name: draft.from_name, message: draft.message });
    await expect.poll(() => kept(page)).toEqual([1, 0]);
    await page.reload();
    await expect.poll(() => form.values()).toEqual(draft);
    await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click();
    await expect(page).toHaveURL('/PrivacyPolicy');
    await page.goto('/BusinessOpportunityContact');
    await expect.poll(() => form.values()).toEqual(draft);

    await form.fill({ reply_to: message.reply_to });
    await form.submit.click();
    await expect(form.status).toBeVisible();
    expect(await kept(page)).toEqual([0, 0]);
    await page.reload();
    expect(await form.values()).toEqual(empty);
  });

  test('is kept when sending fails', async ({ page, provider }) => {
    provider.answer = 500;
    await page.goto('/Information');
    const form = contactForm(page);
    await form.fill();
    await form.submit.click();
    await expect(form.alert).toContainText(sorry);
    await page.reload();
    await expect.poll(() => form.values()).toEqual(message);
  });

  test('leaves nothing behind when the visitor takes it back', async ({ page }) => {
    await page.goto('/Information');
    const form = contactForm(page);
    await form.fill({ from_name: 'A' });
    await expect.poll(() => kept(page)).toEqual([1, 0]);
    await form.fill({ from_name: '' });
    expect(await kept(page)).toEqual([0, 0]);
  });

  test('survives a stranger in the form, for which React makes the form anew', async ({ page }) => {
    await page.goto('/Information');
    const form = contactForm(page);
    await page.locator('form').evaluate((element) => {
      element.prepend(document.createElement('section'));
    });
    await form.fill({ from_name: draft.from_name });
    await form.wake();
    await expect(page.locator('form section')).toHaveCount(0);
    expect(await form.values()).toEqual({ ...empty, from_name: draft.from_name });
    expect(await kept(page)).toEqual([1, 0]);
  });
});

test.describe('before its script', () => {
  test('keeps what was typed, and sends a submit once when the script has come', async ({ page, provider }) => {
    const waiting: (() => void)[] = [];
    let isOpen = false;
    await page.route(islandScripts, async (route) => {
      if (!isOpen) await new Promise<void>((resolve) => waiting.push(resolve));
      await route.continue();
    });
    await page.goto('/Information', { waitUntil: 'commit' });
    const form = contactForm(page);
    await form.fill();
    await form.submit.click();
    await form.submit.click();
    await expect(form.submit).toHaveAttribute('aria-busy', 'true');
    expect(provider.received).toEqual([]);
    isOpen = true;
    for (const go of waiting) go();
    await expect(form.status).toHaveText(thanks);
    expect(provider.received.map(({ template_params }) => template_params)).toEqual([message]);
    await expect(form.submit).not.toHaveAttribute('aria-busy');
  });

  test('leaves the checking of fields to the browser', async ({ page }) => {
    await failScripts(page);
    await page.goto('/Information');
    const form = contactForm(page);
    await form.submit.click();
    await expect(form.from_name).toBeFocused();
    expect(await form.from_name.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
  });

  test('opens a mail by itself when the script never comes', async ({ page, provider }) => {
    await page.addInitScript(() => {
      // A native submit would leave for the visitor's mail program, of which a test sees nothing.
      HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
        this.ownerDocument.title = `${this.method} ${this.enctype} ${this.action}`;
      };
    });
    await failScripts(page);
    await page.goto('/Information');
    const form = contactForm(page);
    await form.fill();
    await form.submit.click();
    await expect(page).toHaveTitle('post text/plain mailto:contact@uppercrust.example');
    expect(await form.values()).toEqual(message);
    expect(provider.received).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form opens a mail and posts nowhere else', async ({ page, provider }) => {
    await page.goto('/Information');
    const form = contactForm(page);
    await form.fill();
    await expect(page.locator('form')).toHaveAttribute('action', 'mailto:contact@uppercrust.example');
    await expect(page.locator('form')).toHaveAttribute('method', 'post');
    await expect(page.locator('form')).not.toHaveAttribute('novalidate');
    await form.submit.click();
    await expect(page).toHaveURL('/Information');
    expect(provider.received).toEqual([]);
  });
});
