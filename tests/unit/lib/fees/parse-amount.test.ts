import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount } from '../../../../src/lib/fees/parse-amount.ts';
import { formatNumber } from '../../../../src/lib/format.ts';
import { formatRupees } from '../../../../src/lib/rupees.ts';
import { property } from '../../../lib/property.ts';
import { cases } from '../../../lib/cases.ts';

cases('“%s” is %d', readAmount, [
  ['5,000,000', 5_000_000],
  ['50 lac', 5_000_000],
  ['2 Crores', 20_000_000],
  ['49,20,434.31 lakh', 492_043_431_000],
  ['1 crore, 50 lakh', 15_000_000],
  ['1 crore and 50 lakhs', 15_000_000],
  ['₹70,00,000 only', 7_000_000],
  ['5 million', 5_000_000],
  ['2.5 mn', 2_500_000],
  ['Rs. 2 cr. 5 lakhs 10 thousand', 20_510_000],
  ['INR 75 lakh', 7_500_000],
  ['70 lakh. 500 k', 7_500_000],
  ['.75 cr.', 7_500_000],
  ['+75. lakh rupees', 7_500_000],
  ['  Rs. 50,000/-  ', 50_000],
  ['50,00,0000', 50_000_000],
  ['5 000 000.5', 5_000_000.5],
  ['5000000 rs', 5_000_000],
  ['50,00,000 INR', 5_000_000],
  ['10,00,000,', 1_000_000],
  ['1.5 cr, ', 15_000_000],
  // Invisible direction marks, which are copied along from messengers and spreadsheets.
  ['\u202A₹75\u200E lakh\u202C', 7_500_000],
  // The digits of Devanagari and Malayalam.
  ['५०,००,०००', 5_000_000],
  ['०१२३४५६७८९', 123_456_789],
  ['൦൧൨൩൪൫൬൭൮൯', 123_456_789],
  ['2%', 2],
  ['-20', -20],
  ['−20', -20],
  ['–20', -20],
]);

test.each([
  '₹',
  '1e5',
  '2 5',
  '2,50,',
  ',',
  '1,00,00',
  '1.2.3',
  '--5',
  '50 lakh 50 lakh',
  '1 crore 50',
  'and 50 lakh',
  `1c${'.1c'.repeat(30)}x`,
])('“%s” is not a number', (text) => {
  expect(readAmount(text)).toBeUndefined();
});

property([fc.integer({ min: 0, max: 10 ** 12 })])('reads what the site itself writes', (rupees) => {
  // Also a round number of lakhs, which the generator hardly ever gives.
  for (const amount of [rupees, (rupees % 1000) * 100_000]) {
    expect(readAmount(formatNumber(amount))).toBe(amount);
    expect(readAmount(formatRupees(amount))).toBe(amount);
  }
});
