import { expect } from 'vitest';
import type { Sought } from './support/look.ts';
import { visits } from './support/test.ts';
import { desktop, phone } from './support/visitor.ts';

const test = visits();

const result: Sought = { role: 'heading', name: 'Your result', within: 'main' };
/** A regulator-style illustration with a loss in its second year. */
const shared =
  '/FeeCalculation?capital=10000000&management=2&hurdle=10&performance=20&years=3&mode=illustration&other=0' +
  '&brokerage=0&returns=50,-20,20&gst=0';
const calculate: Sought = { role: 'button', name: 'Calculate', within: 'main' };

test('works out the figures of its form', async ({ visitor }) => {
  await visitor.open('/FeeCalculation', phone);
  await visitor.click({ role: 'textbox', name: 'Capital at the start', within: 'main' });
  await visitor.press('End');
  await visitor.browser.type('0');
  await visitor.press('Enter');
  await visitor.see(result);
  // Two per cent of five crore.
  await visitor.see({ role: 'cell', name: '₹10,00,000', within: 'main' });
  expect(await visitor.address()).toContain('capital=50000000');
});

test('opens a shared link with its result', async ({ visitor }) => {
  await visitor.open(shared, desktop);
  await visitor.see(result);
  await visitor.click({ role: 'radio', name: 'Simple projection', within: 'main' });
  await visitor.click(calculate);
  await expect.poll(() => visitor.address()).toContain('mode=simple');
  await visitor.see(result);
});
