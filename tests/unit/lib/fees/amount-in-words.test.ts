import { expect, it } from 'vitest';
import { amountInWords } from '../../../../src/lib/fees/amount-in-words.ts';
import { describeAmount } from '../../../../src/lib/fees/describe-amount.ts';
import { cases } from '../../../lib/cases.ts';

cases('%d is “%s”', amountInWords, [
  [1, 'one rupee'],
  [19, 'nineteen rupees'],
  [20, 'twenty rupees'],
  [100, 'one hundred rupees'],
  [12_345_678, 'one crore twenty-three lakh forty-five thousand six hundred seventy-eight rupees'],
]);

it('repeats what was typed in figures and words', () => {
  expect(describeAmount('12.345678 lakh')).toMatch(/^₹12,34,568: .* five hundred sixty-eight rupees$/);
  expect(describeAmount('')).toBe('₹0: zero rupees');
  expect(describeAmount('fifty')).toBe('₹0: not a number, counted as 0');
  for (const below of ['-5', '-0.4']) expect(describeAmount(below)).toBe('₹0: below 0, counted as 0');
  expect(describeAmount('9'.repeat(20))).toBe('₹1,00,00,00,00,00,000: ten lakh crore rupees');
});
