import { describe, expect } from 'vitest';
import { barLinks, dropdowns, menuLinks } from '../lib/menus.ts';
import type { Sought } from './support/look.ts';
import { visits } from './support/test.ts';
import { desktop, phone, tablet } from './support/visitor.ts';

const test = visits();

const first = {
  button: { role: 'button', name: dropdowns[0]?.label ?? '', within: 'header' },
  link: { role: 'link', name: dropdowns[0]?.links[0] ?? '', within: 'header' },
} satisfies Record<string, Sought>;

/** A point outside the menu. */
const elsewhere = { x: 300, y: 800 };

describe('a menu of the bar', () => {
  test('opens on hover, lets the mouse in, and closes a moment after it has left', async ({ visitor }) => {
    await visitor.open('/', desktop);
    await visitor.hover(first.button);
    expect((await visitor.see(first.link)).isInView).toBe(true);
    const button = await visitor.find(first.button);
    await visitor.stroll(button, { ...button, y: (await visitor.find(first.link)).y });
    await visitor.see(first.link);
    await visitor.browser.move(elsewhere);
    await visitor.miss(first.link);
  });

  test('stays open after a click, until a click elsewhere', async ({ visitor }) => {
    await visitor.open('/', desktop);
    await visitor.click(first.button);
    await visitor.see(first.link);
    await visitor.browser.move(elsewhere);
    await visitor.see(first.link);
    await visitor.browser.click();
    await visitor.miss(first.link);
  });

  test('opens with Enter, moves to its links with Tab, and closes with Escape', async ({ visitor }) => {
    await visitor.open('/', desktop);
    await visitor.focus(first.button);
    await visitor.press('Enter');
    await visitor.see(first.link);
    await visitor.press('Tab');
    await expect.poll(async () => (await visitor.look(first.link))?.hasFocus).toBe(true);
    await visitor.press('Escape');
    await visitor.miss(first.link);
    expect((await visitor.see(first.button)).hasFocus).toBe(true);
  });

  test('opens on a tap, and closes on a tap elsewhere', async ({ visitor, skip }) => {
    skip(!visitor.browser.hasTouch, 'Its driver has no touch input.');
    await visitor.open('/', tablet);
    await visitor.tap(first.button);
    await visitor.see(first.link);
    await visitor.browser.tap(elsewhere);
    await visitor.miss(first.link);
  });
});

describe('the menu of a phone', () => {
  const menu = { role: 'button', name: 'Menu', within: 'header' } satisfies Sought;

  test('shows every link after a click, and closes with Escape', async ({ visitor }) => {
    await visitor.open('/', phone);
    await visitor.click(menu);
    for (const name of menuLinks) await visitor.see({ role: 'link', name, within: 'header' });
    await visitor.press('Escape');
    await visitor.miss(first.link);
  });

  test('opens and closes on a tap, and its links work', async ({ visitor, skip }) => {
    skip(!visitor.browser.hasTouch, 'Its driver has no touch input.');
    await visitor.open('/', phone);
    await visitor.tap(menu);
    await visitor.see(first.link);
    await visitor.tap({ ...menu, name: 'Close' });
    await visitor.miss(first.link);
    await visitor.tap(menu);
    await visitor.tap({ role: 'link', name: barLinks[0] ?? '', within: 'header' });
    await expect.poll(() => visitor.address()).not.toBe('/');
  });
});
