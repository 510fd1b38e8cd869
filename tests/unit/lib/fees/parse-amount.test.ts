import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { readAmount } from '../../../../src/lib/fees/parse-amount.ts';
import { formatNumber } from '../../../../src/lib/format.ts';
import { formatRupees } from '../../../../src/lib/rupees.ts';

test.each([
  ['5,000,000', 5_000_000],
  ['50 lakh', 5_000_000],
  ['50 lac', 5_000_000],
  ['1.5 cr', 15_000_000],
  ['1.1 crore', 11_000_000],
  ['2 Crores', 20_000_000],
  ['10 thousand', 10_000],
  ['10k', 10_000],
  ['₹ 50 lakh', 5_000_000],
  ['  Rs. 50,000/-  ', 50_000],
  ['50,00,0000', 50_000_000],
  ['50 lakh rupees', 5_000_000],
  ['5000000 rs', 5_000_000],
  ['.5', 0.5],
  ['2%', 2],
  ['-20', -20],
  ['−20', -20],
  ['–20', -20],
  ['+20', 20],
])('“%s” is %d', (text, value) => {
  expect(readAmount(text)).toBe(value);
});

test.each(['', '₹', '1e5', '0x10', '2,5', '2,50', '1,00,00', '1.2.3', '--5', 'Infinity', '5 million', '<b>5</b>'])(
  '“%s” is no number',
  (text) => {
    expect(readAmount(text)).toBeUndefined();
  },
);

it('reads what the site itself writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (rupees) => {
      expect(readAmount(formatNumber(rupees))).toBe(rupees);
      expect(readAmount(`₹${formatNumber(rupees)}`)).toBe(rupees);
    }),
  );
  expect(readAmount(formatRupees(15_000_000))).toBe(15_000_000);
});
