import { expect } from 'vitest';
import type { Sought } from './support/look.ts';
import { visits } from './support/test.ts';
import { phone, type Visitor } from './support/visitor.ts';

const test = visits();

const field = (name: string): Sought => ({ role: 'textbox', name, within: 'main' });
const submit: Sought = { role: 'button', name: 'Submit', within: 'main' };
const problems: Sought = { role: 'alert', within: 'main' };

const message = {
  from_name: 'Asha Menon',
  reply_to: 'asha@example.com',
  number: '+91 98470 00000',
  message: 'Please send me the disclosure document.',
};

/** Waits until a notice is in view, at rest and focused. */
const expectInView = (visitor: Visitor, notice: Sought) =>
  expect.poll(() => visitor.rest(notice)).toMatchObject({ hasFocus: true, isInView: true });

test('the error summary is focused and in view', async ({ visitor, received }) => {
  await visitor.open('/Information', phone);
  // `noValidate` shows that the script has taken over validation from the browser.
  await visitor.click(field('Name'));
  await expect.poll(() => visitor.browser.run(() => document.querySelector('form')?.noValidate)).toBe(true);
  await visitor.click(submit);
  await expectInView(visitor, problems);
  const { text } = await visitor.see(problems);
  expect(text).toContain('Enter your name');
  expect(text).toContain('Enter your message');

  // Submit again, with the summary already shown, while the button is in view.
  await visitor.write(field('Name'), message.from_name);
  await visitor.click(submit);
  await expect.poll(async () => (await visitor.see(problems)).text).not.toContain('Enter your name');
  await expectInView(visitor, problems);
  await visitor.click({ role: 'link', name: 'Enter your message', within: 'main' });
  const { hasFocus, top } = await visitor.rest(field('Message'));
  expect(hasFocus).toBe(true);
  // WebKit scrolls only to the caret, so the end of a tall field can be below the viewport.
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(phone.height - 24);
  expect(received).toEqual([]);
});

test('a message is sent, and a confirmation is shown', async ({ visitor, received }) => {
  await visitor.open('/Information', phone);
  await visitor.write(field('Name'), message.from_name);
  await visitor.write(field('Email'), message.reply_to);
  await visitor.write(field('Phone'), message.number);
  await visitor.write(field('Message'), message.message);
  await visitor.click(submit);
  // Behind the status that says that a message is being sent.
  const thanks: Sought = { role: 'status', within: 'main', nth: 1 };
  await expectInView(visitor, thanks);
  expect((await visitor.see(thanks)).text).toContain(`Thank you, ${message.from_name}.`);
  expect(received.map(({ template_params }) => template_params)).toEqual([message]);
});
