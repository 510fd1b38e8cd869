import { expect, it } from 'vitest';
import { taxBars, type TaxRates, taxSteps } from '../../../../src/lib/guides/tax.ts';

/** Sections 196 and 198 of the Income-tax Act 2025. */
const longTerm = { percent: 12.5, exemptInr: 125_000 };
const rates: TaxRates = { shortTerm: { percent: 20 }, longTerm, cess: { percent: 4 } };

it('shows the working of each step, and draws the share of a gain that tax takes', () => {
  const gains = { shortTermInr: 300_000, longTermInr: 800_000 };
  expect(taxSteps(gains, rates).map(({ working, amountInr }) => [working, amountInr])).toEqual([
    ['₹3,00,000, of which 20%', 60_000],
    ['₹8,00,000 − ₹1,25,000 = ₹6,75,000, of which 12.5%', 84_375],
    ['₹60,000 + ₹84,375', 144_375],
    ['₹1,44,375, of which 4%', 5_775],
    ['₹1,44,375 + ₹5,775', 150_150],
  ]);
  const exempt = taxSteps({ ...gains, longTermInr: 125_000 }, rates);
  expect(exempt[1]).toMatchObject({ working: '₹1,25,000 is not above ₹1,25,000', amountInr: 0 });
  const bar = { label: 'Of the long-term gain', value: '10.55%', from: 0, to: 10.546875 };
  expect(taxBars({ ...gains, shortTermInr: 0 }, rates)).toEqual([bar]);
});

it('adds up as shown, in whole rupees', () => {
  const amounts = taxSteps({ shortTermInr: 100_002, longTermInr: 200_003 }, rates).map(({ amountInr }) => amountInr);
  // 20,000.40 + 9,375.375 and 4% of both: rounded at the end alone they would be 29,376, and with cess 30,551.
  expect(amounts).toEqual([20_000, 9_375, 29_375, 1_175, 30_550]);
});
