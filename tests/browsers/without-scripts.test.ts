import { expect } from 'vitest';
import { everyPage, unknownAddress } from '../lib/pages.ts';
import { barLinks, dropdowns } from '../lib/menus.ts';
import { visits } from './support/test.ts';
import { desktop, phone } from './support/visitor.ts';

const test = visits({ scripts: false });

test('every page shows its heading, and fits a phone', async ({ visitor, site }) => {
  for (const address of everyPage) {
    await visitor.open(address, phone);
    expect.soft(await visitor.look({ role: 'heading', within: 'main' }), address).toBeDefined();
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect.soft(await visitor.browser.run(overflow), address).toBe(0);
  }
  expect(site.takeRefusals()).toEqual([`404: ${unknownAddress}`]);
});

test('the menus of a desktop open under the mouse or with Enter, and show every link', async ({ visitor }) => {
  await visitor.open('/', desktop);
  for (const name of barLinks) await visitor.see({ role: 'link', name, within: 'header' });
  for (const { label, links } of dropdowns) {
    await visitor.focus({ role: 'button', name: label, within: 'header' });
    await visitor.press('Enter');
    for (const name of links) await visitor.see({ role: 'link', name, within: 'header' });
    await visitor.press('Escape');
    await visitor.miss({ role: 'link', name: links[0] ?? '', within: 'header' });
  }
});

test('the menu of a phone shows every link', async ({ visitor }) => {
  await visitor.open('/', phone);
  await visitor.click({ role: 'button', name: 'Menu', within: 'header' });
  for (const name of [...barLinks, ...dropdowns.flatMap(({ links }) => links)]) {
    await visitor.see({ role: 'link', name, within: 'header' });
  }
});

test('answers open one at a time, and close again', async ({ visitor }) => {
  const open = () => [...document.querySelectorAll('details')].flatMap(({ open }, place) => (open ? [place] : []));
  await visitor.open('/FAQ', phone);
  for (const [nth, expected] of [
    [0, [0]],
    [2, [2]],
    [2, []],
  ] as const) {
    await visitor.click({ role: 'disclosure', within: 'main', nth });
    await expect.poll(() => visitor.browser.run(open)).toEqual(expected);
  }
});

test('the counters show their figures', async ({ visitor }) => {
  await visitor.open('/', phone);
  for (const name of ['12+', '280', '250+']) await visitor.see({ role: 'definition', name, within: 'main' });
});

test('the WhatsApp button shows the way into a chat', async ({ visitor }) => {
  await visitor.open('/', phone);
  await visitor.click({ role: 'button', name: 'Contact us on WhatsApp' });
  await visitor.see({ role: 'link', name: 'Chat Now' });
});

test('a word shows its meaning at a click', async ({ visitor }) => {
  await visitor.open('/Communique4', desktop);
  await visitor.click({ role: 'button', name: 'moat', within: 'main' });
  await visitor.see({ role: 'tooltip', name: 'What keeps competitors', within: 'main' });
});

test('the contact form, the calculator and the search say what to do instead', async ({ visitor }) => {
  for (const [address, words] of [
    ['/ContactUs', 'JavaScript is off here'],
    ['/Search', 'scripts do not run'],
  ] as const) {
    await visitor.open(address, phone);
    const text = await visitor.browser.run(() => document.querySelector('main')?.innerText);
    expect.soft(text, address).toContain(words);
  }
});
