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

it('rounds an exact half away from zero, although doubles narrowly miss it', () => {
  // 20 − 0.14 − 1.04 − 2.5% of (20 − 14.2) = 18.675
  const rates = { capital: 84_03_85_494, brokerage: 0.14, management: 1.04, hurdle: 14.2, performance: 2.5 };
  expect(oneYearTable(rates).rows[0]?.cells.at(-1)).toMatch(/\(18\.68%\)$/);
});
