import { expect } from 'vitest';
import { everyPage, unknownAddress } from '../lib/pages.ts';
import { barLinks, dropdowns, menuLinks } from '../lib/menus.ts';
import { visits } from './support/test.ts';
import { desktop, phone } from './support/visitor.ts';

const test = visits({ scripts: false });

test('every page shows its heading, and fits a phone', async ({ visitor, site }) => {
  for (const address of everyPage) {
    await visitor.open(address, phone);
    expect.soft(await visitor.look({ role: 'heading', within: 'main' }), address).toBeDefined();
    expect.soft(await visitor.overflow(), address).toBe(0);
  }
  expect(site.takeRefusals()).toEqual([`404: ${unknownAddress}`]);
});

test('the menus of a desktop open with Enter, and show every link', async ({ visitor }) => {
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
  for (const name of menuLinks) await visitor.see({ role: 'link', name, within: 'header' });
});
