import { expect, type Page } from '@playwright/test';
import { settings } from '../lib/content-files.ts';
import { contactForm, empty, message, sorry, thanks } from '../lib/contact-form.ts';
import { test } from '../lib/mail-provider.ts';
import { SEND_PATH } from '../../src/lib/firm/message-fields.ts';
import { failScripts, hold, holdScripts } from '../lib/scripts.ts';

// The stories test what the form says in each state, tests/unit/islands/ContactForm what it sends and refuses.

const { mailbox } = settings.contact;

/** No input may ever appear in the address. */
test.afterEach(({ page }) => {
  expect(new URL(page.url()).search).toBe('');
});

test('two submits in one instant send one message, and its sender is thanked', async ({ page, received }) => {
  await page.goto('/Information');
  const form = contactForm(page);
  await form.fill({ ...message, from_name: `  ${message.from_name} ` });
  await form.submit.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(form.status).toHaveText(thanks);
  await expect(form.status).toBeFocused();
  await expect(form.submit).toBeEnabled();
  expect(await form.values()).toEqual(empty);
  expect(received).toEqual([
    {
      lib_version: expect.any(String) as unknown,
      user_id: 'local',
      service_id: 'local',
      template_id: 'local',
      template_params: message,
    },
  ]);
});

test('while a message is being sent, the browser asks before the page is left', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  const release = await hold(page, `**${SEND_PATH}**`);
  await page.goto('/Information');
  const form = contactForm(page);
  await form.fill();
  await form.submit.click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.evaluate(() => {
    location.reload();
  });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  release();
  await expect(form.status).toHaveText(thanks);
  await page.reload();
  expect(asked).toHaveLength(1);
});

test('a form whose honeypot is filled in is not sent, and loses nothing', async ({ page, received }) => {
  await page.goto('/Information');
  const form = contactForm(page);
  await form.fill();
  await form.wake();
  await page.locator('[name="leave_empty"]').fill('x', { force: true });
  await form.submit.click();
  await expect(form.alert).toContainText(sorry);
  await expect(form.alert.getByRole('link')).toHaveCount(2);
  expect(await form.values()).toEqual(message);
  expect(received).toEqual([]);
});

test.describe('a draft', () => {
  const draft = { ...empty, from_name: 'Asha', message: 'I would like to\nknow' };
  const kept = (page: Page) => page.evaluate(() => [sessionStorage.length, localStorage.length]);

  test('is kept over a reload and for the form of another page, until it is cleared', async ({ page }) => {
    await page.goto('/Information');
    const form = contactForm(page);
    expect(await kept(page)).toEqual([0, 0]);
    await form.fill({ from_name: draft.from_name, message: draft.message });
    await expect.poll(() => kept(page)).toEqual([1, 0]);
    await page.reload();
    await expect.poll(() => form.values()).toEqual(draft);
    await page.goto('/BusinessOpportunityContact');
    await expect.poll(() => form.values()).toEqual(draft);
    await form.fill({ from_name: '', message: '' });
    await expect.poll(() => kept(page)).toEqual([0, 0]);
  });

  test('survives a foreign element in the form, because of which React renders it again', async ({ page }) => {
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

test('before its script arrives it keeps what was typed, and then submits once', async ({ page, received }) => {
  const release = await holdScripts(page);
  await page.goto('/Information', { waitUntil: 'commit' });
  const form = contactForm(page);
  await form.fill();
  await form.submit.click();
  await form.submit.click();
  await expect(form.submit).toHaveAttribute('aria-busy', 'true');
  const late = page.getByText('The form has not finished loading.');
  await expect(late).toBeVisible();
  expect(received).toEqual([]);
  release();
  await expect(form.status).toHaveText(thanks);
  expect(received.map(({ template_params }) => template_params)).toEqual([message]);
  await expect(form.submit).not.toHaveAttribute('aria-busy');
  await expect(late).toBeHidden();
});

test('if its script never arrives, the browser checks the fields and opens an email', async ({ page, received }) => {
  await page.addInitScript(() => {
    // A native submit would open the visitor's mail program, which a test cannot see.
    window.addEventListener('submit', (event) => {
      const form = event.target as HTMLFormElement;
      document.title = `${form.method} ${form.enctype} ${form.action} ${[...new FormData(form).keys()].join()}`;
      event.preventDefault();
    });
  });
  await failScripts(page);
  await page.goto('/Information');
  const form = contactForm(page);
  await form.submit.click();
  await expect(form.from_name).toBeFocused();
  expect(await form.from_name.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);

  await form.fill();
  await form.submit.click();
  await expect(page).toHaveTitle(
    `post text/plain mailto:${mailbox}?subject=Contact%20form from_name,reply_to,number,message`,
  );
  // Whether a mail program has opened, a page cannot know.
  const late = page.getByRole('main').getByText('The form has not finished loading.');
  await expect(late).toBeVisible();
  await expect(late.getByRole('link', { name: mailbox })).toBeVisible();
  expect(await form.values()).toEqual(message);
  expect(received).toEqual([]);
});
