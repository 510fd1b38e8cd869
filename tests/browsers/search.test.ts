import { expect } from 'vitest';
import { visits } from './support/test.ts';
import { desktop, phone } from './support/visitor.ts';

const test = visits();

const field = { role: 'searchbox', name: 'Words to look for' } as const;
const status = { role: 'status', within: 'main' } as const;

test('the header links to the search, which finds hyphenated terms', async ({ visitor }) => {
  await visitor.open('/AboutUs', phone);
  await visitor.click({ role: 'link', name: 'Search', within: 'header' });
  await expect.poll(async () => (await visitor.look(field))?.hasFocus).toBe(true);
  await visitor.browser.type('high-water mark');
  await expect.poll(async () => (await visitor.look(status))?.text).toMatch(/^\d+ results for “high-water mark”$/);
  await visitor.click({ role: 'link', name: 'Glossary', within: 'main' });
  await expect.poll(() => visitor.address()).toContain('/Glossary');
});

test('a search whose script did not load works when it is tried again', async ({ site, visitor }) => {
  site.failing.add('/pagefind/pagefind.js');
  await visitor.open('/Search?q=moat', desktop);
  await expect.poll(async () => (await visitor.look(status))?.text).toMatch(/did not load/);
  expect(site.takeRefusals()).toEqual([expect.stringMatching(/^503: \/pagefind\/pagefind\.js/)]);
  await visitor.click({ role: 'button', name: 'Search', within: 'main' });
  await expect.poll(async () => (await visitor.look(status))?.text).toMatch(/^\d+ results for “moat”/);
});

for (const [address, heading] of [
  ['/FAQ', 'Frequently asked questions'],
  ['/AboutUs#moat', 'What is a Moat'],
] as const) {
  test(`the key / opens it from ${address}`, async ({ visitor }) => {
    await visitor.open(address, desktop);
    // Firefox reports no first paint if a page opens at an anchor, and nothing may wait for that.
    await visitor.rest({ role: 'heading', name: heading, within: 'main' });
    await visitor.browser.type('/');
    await expect.poll(() => visitor.address()).toBe('/Search');
    await expect.poll(async () => (await visitor.look(field))?.hasFocus).toBe(true);
  });
}
