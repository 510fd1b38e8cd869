import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fallChart, growthChart, recordCharts } from '../../../../src/lib/returns/charts.ts';
import { percentDigits, percentForData, signedPercent } from '../../../../src/lib/returns/display.ts';
import { roundHalfAway } from '../../../../src/lib/round-half-away.ts';
import { formatWholeRupees } from '../../../../src/lib/rupees.ts';
import { belowPeakAtEnd, deepestFall, drawdownsOf } from '../../../../src/lib/returns/drawdowns.ts';
import { growthOf } from '../../../../src/lib/returns/growth.ts';
import { moneyWeighted, worthAtEnd } from '../../../../src/lib/returns/money-weighted.ts';
import { firstWholeMonth, monthName } from '../../../../src/lib/returns/months.ts';
import {
  benchmarkIn,
  currentMonths,
  firstDay,
  lastDay,
  type RecordChange,
} from '../../../../src/lib/returns/record.ts';
import { beta, trackingError, volatility } from '../../../../src/lib/returns/risk.ts';
import { rollingOf } from '../../../../src/lib/returns/rolling.ts';
import { fallStatement } from '../../../../src/lib/returns/statements.ts';
import { periodTable } from '../../../../src/lib/returns/record-tables.ts';
import { isAnnualised, periodReturn } from '../../../../src/lib/returns/windows.ts';
import { isoDay } from '../../../../src/lib/format.ts';
import { workedMonths as worked } from '../../../../src/lib/returns/worked-example.ts';
import { monthsOf } from '../../../../src/components/examples/months.ts';
import { steadyMonths } from '../../../lib/steady-months.ts';
import { recordsOf } from './records.ts';
import { property } from '../../../lib/property.ts';

/** A month's return as an operations desk writes it, in percent with two decimals. */
const percent = fc.integer({ min: -6000, max: 6000 }).map((hundredths) => hundredths / 100);
const percents = fc.array(percent, { minLength: 1, maxLength: 80 });
const records = recordsOf(percent);

describe('any record', () => {
  property([records])('is never above its peak, and reaches it', (months) => {
    const below = drawdownsOf(months, 'net').map((point) => point.below);
    expect(Math.max(...below)).toBe(0);
    expect(Math.min(...below)).toBeGreaterThanOrEqual(-1);
    const fall = deepestFall(months, 'net');
    expect(fall?.depth ?? 0).toBe(Math.min(...below));
    if (fall?.regained) expect(fall.regained.getTime()).toBeGreaterThan(fall.trough.getTime());
    if (fall) expect(fall.peak.getTime()).toBeLessThan(fall.trough.getTime());
  });

  property([percents])('has a beta of 1 and no tracking error against itself', (net) => {
    const months = monthsOf('2019-02', net);
    const value = beta(months);
    if (value !== undefined) expect(value).toBeCloseTo(1, 6);
    if (net.length > 1) expect(trackingError(months)).toBe(0);
    expect(rollingOf(months, 12)?.ahead ?? 0).toBe(0);
  });

  const year = fc.array(percent, { minLength: 12, maxLength: 12 });

  property([year])('is not ahead of a benchmark with its months in reverse order', (net) => {
    expect(rollingOf(monthsOf('2019-02', net, net.toReversed()), 12)?.ahead).toBe(0);
  });

  property([records, percent])('has no beta against a benchmark that never moves', (months, benchmark) => {
    const net = months.map((month) => month.net);
    const still = months.map(() => benchmark);
    expect(beta(monthsOf('2019-02', net, still))).toBeUndefined();
  });

  property([recordsOf(percent, 13)])('has equal money- and time-weighted returns for one first payment', (months) => {
    const [first, last] = [firstDay(months), lastDay(months)];
    const worth = worthAtEnd(months, [{ day: first, amount: 100 }]);
    fc.pre(worth > 1e-3 && worth < 1e7);
    const rate = moneyWeighted([{ day: first, amount: -100 }].concat({ day: last, amount: worth }));
    expect(percentDigits(rate)).toBe(percentDigits(periodReturn(months, 'net')));
  });
});

it('a record since inception is absolute up to 365 days and annualised beyond', () => {
  const year = steadyMonths(12, '2024-04');
  expect(isAnnualised(year)).toBe(false);
  expect(periodReturn(year, 'net')).toBe(periodReturn(year, 'net', 12));
  // February 2024 has 29 days: twelve months, and a day more than 365.
  const leap = steadyMonths(12, '2023-03');
  expect(isAnnualised(leap)).toBe(true);
  expect(periodReturn(leap, 'net')).not.toBe(periodReturn(leap, 'net', 12));
});

describe('a fall', () => {
  it('begins at the last of equal peaks, and has the month in which it was regained', () => {
    const months = monthsOf('2024-04', [0, -50, 100, 1]);
    const ends = { peak: new Date('2024-04-30'), trough: new Date('2024-05-31'), regained: new Date('2024-06-30') };
    expect(deepestFall(months, 'net')).toMatchObject(ends);
    expect(belowPeakAtEnd(months, 'net')).toBe(0);
  });

  it('is the first of equal ones, in spite of rounding errors', () => {
    const months = monthsOf('2024-04', [2, -5, 8, 2, -5, 8]);
    expect(deepestFall(months, 'net')?.trough).toEqual(new Date('2024-05-31'));
  });

  it('is regained if the value is the same, in spite of rounding errors', () => {
    const months = monthsOf('2024-04', [1.3, -36, -20, 56.25, 25], [1, 1, 1, 1, 1]);
    expect(fallStatement(months, 'B')).toContain('It regained its peak on 31 August 2024. ');
    expect(fallChart(months, 'B').ends.net).toContain('At its peak');
  });

  it('is not shown as 0.00% if it is smaller than 0.01%', () => {
    const months = monthsOf('2024-04', [-2, 2.04], [1, 1]);
    expect(fallStatement(months, 'B')).toContain('it was still less than 0.01% lower');
    expect(fallChart(months, 'B').ends.net).toContain('Just below it');
    const small = monthsOf('2024-04', [1, -0.001], [1, -0.001]);
    expect(fallStatement(small, 'B')).toMatch(
      /the value fell by less than 0.01%.*The deepest fall of B was less than 0.01%/,
    );
  });
});

it('did worst in the first of equal windows, in spite of rounding errors', () => {
  const year = [2, -5, 8, 1.3, -3.6, 0.7, 4.1, -2.2, 1.9, -0.4, 3.3, -1.1];
  expect(rollingOf(monthsOf('2019-02', [...year, ...year]), 12)?.worst.first).toBe('2019-02');
});

it('begins again with each change of tag or benchmark', () => {
  const changes = [{ from: new Date('2024-06-01T00:00:00Z') }, { from: new Date('2025-01-01T00:00:00Z') }];
  expect(currentMonths(worked, changes)?.[0].month).toBe('2025-01');
  expect(currentMonths(worked, [])).toHaveLength(18);
  expect(currentMonths([], [])).toBeUndefined();
});

it('begins with the first whole month, and is compared with the benchmark of each month', () => {
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  expect(['2024-04-01', '2024-04-02', '2024-12-31'].map((text) => firstWholeMonth(day(text)))).toEqual([
    '2024-04',
    '2024-05',
    '2025-01',
  ]);
  const change = { from: day('2024-06-01'), reason: '' };
  const changes: RecordChange[] = [
    { ...change, what: 'strategyTag', before: 'Debt' },
    { ...change, what: 'primaryBenchmark', before: 'Nifty 50 TRI' },
  ];
  const indices = ['2024-05', '2024-06'].map((month) => benchmarkIn(month, changes, 'BSE 500 TRI'));
  expect(indices).toEqual(['Nifty 50 TRI', 'BSE 500 TRI']);
});

it('is called “since inception” only if no change ended an earlier record', () => {
  const lastRow = (changes: { from: Date }[]) =>
    periodTable({ months: worked, benchmark: 'BSE 500 TRI', changes }).rows.at(-1);
  expect(lastRow([])).toMatchObject({ name: 'Since inception, annualised', cells: [{ period: 'SI' }, {}] });
  const changes = ['2024-04-01', '2022-04-01'].map((day) => ({ from: new Date(`${day}T00:00:00Z`) }));
  expect(lastRow(changes)).toMatchObject({ name: 'Since 1 April 2024, annualised', cells: [{ period: 'SI' }, {}] });
});

it('lists every month of a record of five years; of a longer one, the latest year and each year-end before it', () => {
  const listed = (count: number) => {
    const months = steadyMonths(count, '2010-06');
    const charts = recordCharts(months, '');
    return charts.map(({ table: { caption, rows } }) => [caption, rows.map(({ name }) => name)] as const);
  };
  expect(listed(60).map(([, names]) => names.length)).toEqual([61, 61, 49, 25]);
  const [[caption, names] = ['', []]] = listed(186);
  expect(caption).toMatch(/; before December 2024, only the first month and each March$/);
  expect(names.slice(0, 3)).toEqual(['May 2010', 'March 2011', 'March 2012']);
  expect(names.slice(-13)).toEqual(['March 2024', ...steadyMonths(12, '2024-12').map(({ month }) => monthName(month))]);
});

it('has a volatility from the second month on, and grows from the invested amount', () => {
  expect(volatility(monthsOf('2024-04', [1]), 'net')).toBeUndefined();
  const growth = growthOf(monthsOf('2024-04', [10]), 'net', 100);
  expect(growth.map(({ day }) => isoDay(day))).toEqual(['2024-03-31', '2024-04-30']);
});

describe('a figure', () => {
  it('has a sign, unless it is zero', () => {
    expect([0.0394, -0.0183, 0].map(signedPercent)).toEqual(['+3.94%', '−1.83%', '0.00%']);
  });

  it('with many digits is grouped in the Indian way for readers, but not for programs', () => {
    expect([percentDigits(-1234.567), percentForData(-1234.567)]).toEqual(['−1,23,456.70', '-123456.70']);
    const { ends, table, level } = growthChart(monthsOf('2024-04', [900, 900]), 'B');
    expect([...ends.net, level(5e8)]).toEqual(['Approach', '₹5,000.00 lakh', '₹5,000\u00A0L']);
    expect(table.rows.at(-1)?.cells[0]).toEqual({ words: '5,000.00', value: '5000.00' });
  });

  it('is rounded half away from zero for programs too, and has no sign if that gives zero', () => {
    expect([1.005 / 100, -0.00001].map(percentForData)).toEqual(['1.01', '0.00']);
  });

  it('just below a half is not one', () => {
    const months = monthsOf('2024-04', [7.8, -2.3, 6.2, -5.7]);
    // 5.4749999996%, and 4.9249999952% of the same months with other signs.
    expect(percentDigits(periodReturn(months, 'net'))).toBe('5.47');
    expect(percentDigits(periodReturn(monthsOf('2024-04', [2.3, -7.4, 4.1, 6.4]), 'net'))).toBe('4.92');
    expect([49_999.4999996, -2.5].map(formatWholeRupees)).toEqual(['₹49,999', '−₹3']);
  });

  property([fc.integer({ min: -1e6, max: 1e6 })])('is rounded half away from zero, in spite of doubles', (given) => {
    const [sign, size] = [Math.sign(given), Math.abs(given)];
    expect(roundHalfAway(given / 1000) + 0).toBe((sign * Math.floor((size + 5) / 10)) / 100 + 0);
  });
});
