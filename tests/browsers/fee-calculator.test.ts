import { expect } from 'vitest';
import { links } from '../lib/fee-form.ts';
import type { Sought } from './support/look.ts';
import { visits } from './support/test.ts';
import { desktop, phone } from './support/visitor.ts';

const test = visits();

const result: Sought = { role: 'heading', name: 'Your result', within: 'main' };
const calculate: Sought = { role: 'button', name: 'Calculate', within: 'main' };

test('calculates the result of its form', async ({ visitor }) => {
  await visitor.open('/FeeCalculation', phone);
  await visitor.click({ role: 'textbox', name: 'Capital at the start', within: 'main' });
  await visitor.press('End');
  await visitor.browser.type('0');
  await visitor.press('Enter');
  await visitor.see(result);
  // 2% of ₹5 crore.
  await visitor.see({ role: 'cell', name: '₹10,00,000', within: 'main' });
  expect(await visitor.address()).toContain('capital=50000000');
});

test('opens a shared link with its result', async ({ visitor }) => {
  await visitor.open(links.illustration, desktop);
  await visitor.see(result);
  await visitor.click({ role: 'radio', name: 'Simple projection', within: 'main' });
  await visitor.click(calculate);
  await expect.poll(() => visitor.address()).toContain('mode=simple');
  await visitor.see(result);
});
