import { expect, it } from 'vitest';
import { type TaxRates, workOutTax } from '../../../src/lib/tax.ts';

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
