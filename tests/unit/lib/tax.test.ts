import { expect, it } from 'vitest';
import { type TaxRates, taxSteps, workOutTax } from '../../../src/lib/tax.ts';

/** Sections 196 and 198 of the Income-tax Act 2025. */
const longTerm = { percent: 12.5, exemptInr: 125_000 };
const rates: TaxRates = { shortTerm: { percent: 20 }, longTerm, cess: { percent: 4 } };

it.each([
  [0, 0],
  [125_000, 0],
  [125_008, 1],
])('takes %i of long-term gains with %i', (longTermInr, tax) => {
  expect(workOutTax({ shortTermInr: 0, longTermInr }, rates).longTerm).toBe(tax);
});

it('adds up as it is shown, in whole rupees', () => {
  const amounts = taxSteps({ shortTermInr: 100_002, longTermInr: 200_003 }, rates).map(({ amountInr }) => amountInr);
  // 20,000.40 + 9,375.375 and 4% of both: rounded at the end alone they would be 29,376, and with cess 30,551.
  expect(amounts).toEqual([20_000, 9_375, 29_375, 1_175, 30_550]);
});
