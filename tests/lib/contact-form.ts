import { expect, type Page } from '@playwright/test';

/** A valid message. */
export const message = {
  from_name: 'Asha Menon',
  reply_to: 'asha@example.com',
  number: '+91 98470 00000',
  message: 'Please send me the disclosure document.\nThank you.',
};

export const thanks = `Thank you, ${message.from_name}. We will get back to you soon!`;
export const sorry = 'Something went wrong. Please try again later.';

/** The parts of the form, by their accessible names. */
export function contactForm(page: Page) {
  const main = page.getByRole('main');
  const fields = {
    from_name: main.getByRole('textbox', { name: 'Name' }),
    reply_to: main.getByRole('textbox', { name: 'Email' }),
    number: main.getByRole('textbox', { name: 'Phone' }),
    message: main.getByRole('textbox', { name: 'Message' }),
  };
  return {
    ...fields,
    submit: main.getByRole('button', { name: 'Submit' }),
    /** The thanks, once they are there: before them is the status that says that a message is being sent. */
    status: main.getByRole('status').last(),
    alert: main.getByRole('alert'),
    /** Shows intent and waits for the script, which then validates the fields instead of the browser. */
    async wake() {
      await fields.from_name.focus();
      await expect(main.locator('form[novalidate]')).toBeVisible();
    },
    async fill(values: Partial<typeof message> = message) {
      for (const [name, text] of Object.entries(values)) await fields[name as keyof typeof fields].fill(text);
    },
    async values() {
      const read = Object.entries(fields).map(async ([name, field]) => [name, await field.inputValue()] as const);
      return Object.fromEntries(await Promise.all(read));
    },
  };
}

export const empty = { from_name: '', reply_to: '', number: '', message: '' };
