import { expect, it } from 'vitest';
import { oneYearTable } from '../../../../src/lib/guides/one-year-form.ts';

/** The published example: ₹50 lakh, brokerage 2%, management 2%, hurdle 10%, performance 20%. */
const terms = { capital: 50_00_000, brokerage: 2, management: 2, hurdle: 10, performance: 20 };

it('has rows for a gain, no change and a loss', () => {
  const { caption, columns, rows } = oneYearTable(terms);
  expect(caption).toBe('₹50\u00A0lakh for one year: brokerage 2%, management fee 2%, hurdle 10%, performance fee 20%');
  expect(columns).toHaveLength(6);
  expect(rows).toEqual([
    { id: '20%', cells: ['₹1,00,000', '₹1,00,000', '₹1,00,000', '₹3,00,000', '₹57,00,000 (14%)'] },
    { id: '0%', cells: ['₹1,00,000', '₹1,00,000', '₹0', '₹2,00,000', '₹48,00,000 (−4%)'] },
    { id: '−20%', cells: ['₹1,00,000', '₹1,00,000', '₹0', '₹2,00,000', '₹38,00,000 (−24%)'] },
  ]);
});
