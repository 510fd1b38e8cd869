import { expect } from 'vitest';
import { visits } from './support/test.ts';
import { phone } from './support/visitor.ts';

const test = visits();

const button = { role: 'button', name: 'Contact us on WhatsApp' } as const;
const chat = { role: 'link', name: 'Chat Now' } as const;

test('the panel opens on a click, and closes on a second click or a click elsewhere', async ({ visitor }) => {
  await visitor.open('/FAQ', phone);
  await visitor.click(button);
  expect((await visitor.see(chat)).isInView).toBe(true);
  await visitor.click(button);
  await visitor.miss(chat);
  await visitor.click(button);
  await visitor.see(chat);
  await visitor.browser.move({ x: 100, y: 200 });
  await visitor.browser.click();
  await visitor.miss(chat);
});

test('the keyboard opens it, reaches the chat, and closes it', async ({ visitor }) => {
  await visitor.open('/FAQ', phone);
  await visitor.focus(button);
  await visitor.press('Enter', 'Tab');
  await expect.poll(async () => (await visitor.look(chat))?.hasFocus).toBe(true);
  await visitor.press('Escape');
  await visitor.miss(chat);
  expect((await visitor.see(button)).hasFocus).toBe(true);
});
