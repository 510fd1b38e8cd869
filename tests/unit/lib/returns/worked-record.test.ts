import { describe, expect, it, test } from 'vitest';
import { percentDigits } from '../../../../src/lib/returns/display.ts';
import { moneyWeighted } from '../../../../src/lib/returns/money-weighted.ts';
import { financialYearOf } from '../../../../src/lib/returns/months.ts';
import { rollingOf } from '../../../../src/lib/returns/rolling.ts';
import { monthTable, riskTable, rollingTable, yearTable } from '../../../../src/lib/returns/record-tables.ts';
import type { TableOfValues } from '../../../../src/lib/returns/table-of-values.ts';
import { periodReturn, periods } from '../../../../src/lib/returns/windows.ts';
import { workedMonths as worked } from '../../../../src/lib/returns/worked-example.ts';
import { monthsOf } from '../../../../src/components/examples/months.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

test.each([
  ['net', '1M 1.70, 3M −1.83, 6M 9.05, 1Y −8.97, 2Y —, 3Y —, 4Y —, 5Y —, SI 2.61'],
  ['benchmark', '1M 1.30, 3M −3.41, 6M 6.99, 1Y −6.49, 2Y —, 3Y —, 4Y —, 5Y —, SI 4.71'],
] as const)('the worked record, %s: %s', (series, expected) => {
  const figures = periods.map(({ id, months }) => `${id} ${percentDigits(periodReturn(worked, series, months))}`);
  expect(figures.join(', ')).toBe(expected);
});

const rowsOf = ({ rows }: TableOfValues) =>
  rows.map(({ name, cells }) => [name, ...cells.map(({ words }) => words)].join(' '));

describe('the worked record', () => {
  it('has its financial years, and each month in its column', () => {
    expect(rowsOf(yearTable(worked, 'B'))).toEqual(['2025–26 (6 months) 9.05 6.99', '2024–25 −4.68 0.15']);
    expect(financialYearOf('2008-04')).toBe('2008–09');
    const months = rowsOf(monthTable(worked, 'B'));
    expect(months[1]?.trimEnd()).toBe('2025–26, benchmark 3.30 3.50 3.60 −2.80 −1.90 1.30');
    expect(months[2]).toBe('2024–25 1.80 −0.60 5.20 3.10 1.40 2.60 −5.80 −1.20 −3.40 −7.10 −6.50 6.90');
  });

  it('has seven one-year windows', () => {
    const rolling = rollingOf(worked, 12);
    expect(rolling && rowsOf(rollingTable(rolling, 'B', ''))).toEqual([
      'Worst −8.97 −6.49',
      'Median −4.68 0.15',
      'Best 1.69 6.12',
    ]);
    expect(rolling && rollingTable(rolling, 'B', 'twelve months').caption).toBe(
      'All 7 periods of twelve months, in percent a year; each column has its own worst, median and best',
    );
    expect(rolling).toMatchObject({ ahead: 0, belowZero: 6, worst: { first: '2024-10', last: '2025-09' } });
    expect(rolling?.windows).toHaveLength(7);
    expect(rollingOf(worked, 36)).toBeUndefined();
    expect(rollingOf(monthsOf('2024-04', new Array(13).fill(2), new Array(13).fill(1)), 12)?.ahead).toBe(2);
  });

  it('has its volatility, tracking error and beta', () => {
    const rows = rowsOf(riskTable(worked, 'B')).map((row) => row.trimEnd());
    expect(rows).toEqual(['Volatility 14.14 13.93', 'Tracking error 3.96', 'Beta 0.97']);
    expect(riskTable(worked, 'B').caption).toMatch(/^Risk, from the returns of 18 months;/);
  });
});

it('a money-weighted return matches the published example', () => {
  const flows = [
    { day: day('2008-01-01'), amount: -10_000 },
    { day: day('2008-03-01'), amount: 2_750 },
    { day: day('2008-10-30'), amount: 4_250 },
    { day: day('2009-02-15'), amount: 3_250 },
    { day: day('2009-04-01'), amount: 2_750 },
  ];
  expect(percentDigits(moneyWeighted(flows))).toBe('37.34');
});

it('a money-weighted return is undefined if money moves in one direction only, or not at all', () => {
  const paid = ['2024-03-31', '2025-03-31'].map((on) => ({ day: day(on), amount: 1 }));
  for (const count of [0, 1, 2]) expect(moneyWeighted(paid.slice(0, count))).toBeUndefined();
  const lost = [
    { day: day('2010-03-31'), amount: -5_000_000 },
    { day: day('2026-03-31'), amount: 0 },
  ];
  expect(moneyWeighted(lost)).toBeUndefined();
  expect(moneyWeighted(lost.map((flow) => ({ ...flow, amount: 0 })))).toBeUndefined();
});
