import { describe, expect, it, test } from 'vitest';
import { percentText } from '../../../../src/lib/returns/display.ts';
import { financialYears } from '../../../../src/lib/returns/financial-years.ts';
import { moneyWeighted } from '../../../../src/lib/returns/money-weighted.ts';
import { financialYearOf } from '../../../../src/lib/returns/months.ts';
import { type SeriesName } from '../../../../src/lib/returns/record.ts';
import { beta, trackingError, volatility } from '../../../../src/lib/returns/risk.ts';
import { rollingOf } from '../../../../src/lib/returns/rolling.ts';
import { type PeriodId, periodReturn } from '../../../../src/lib/returns/windows.ts';
import { workedMonths as worked } from '../../../../src/lib/returns/worked-example.ts';
import { monthsOf } from '../../../../src/components/examples/months.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

describe.each<[series: SeriesName, periods: Partial<Record<PeriodId, string>>]>([
  ['net', { '1M': '1.70', '3M': '−1.83', '6M': '9.05', '1Y': '−8.97', '2Y': '—', '3Y': '—', '5Y': '—', SI: '2.61' }],
  ['benchmark', { '1M': '1.30', '3M': '−3.41', '6M': '6.99', '1Y': '−6.49', '2Y': '—', SI: '4.71' }],
])('the worked record, %s', (series, expected) => {
  test.each(Object.entries(expected) as [PeriodId, string][])('%s is %s', (id, figure) => {
    expect(percentText(periodReturn(worked, series, id))).toBe(figure);
  });
});

const pair = (of: (series: SeriesName) => string) => [of('net'), of('benchmark')];

describe('the worked record', () => {
  it('has its financial years', () => {
    const years = financialYears(worked).map(({ name, net, benchmark, months, isWhole }) =>
      [name, percentText(net), percentText(benchmark), months.length, isWhole].join(' '),
    );
    expect(years).toEqual(['2024–25 −4.68 0.15 12 true', '2025–26 9.05 6.99 6 false']);
    expect(financialYearOf('2008-04')).toBe('2008–09');
  });

  it('rolls over seven years', () => {
    const rolling = rollingOf(worked, 12);
    const figures = (series: SeriesName) =>
      rolling && [rolling[series].least, rolling[series].median, rolling[series].greatest].map(percentText);
    expect(figures('net')).toEqual(['−8.97', '−4.68', '1.69']);
    expect(figures('benchmark')).toEqual(['−6.49', '0.15', '6.12']);
    expect(rolling).toMatchObject({ ahead: 0, belowZero: 6, worst: { first: '2024-10', last: '2025-09' } });
    expect(rolling?.windows).toHaveLength(7);
    expect(rollingOf(worked, 36)).toBeUndefined();
    expect(rollingOf(monthsOf('2024-04', new Array(13).fill(2), new Array(13).fill(1)), 12)?.ahead).toBe(2);
  });

  it('swings as much', () => {
    expect(pair((series) => percentText(volatility(worked, series)))).toEqual(['14.14', '13.93']);
    expect(percentText(trackingError(worked))).toBe('3.96');
    expect(beta(worked)?.toFixed(2)).toBe('0.97');
  });
});

it('a money-weighted return is that of the published example', () => {
  const flows = [
    { day: day('2008-01-01'), amount: -10_000 },
    { day: day('2008-03-01'), amount: 2_750 },
    { day: day('2008-10-30'), amount: 4_250 },
    { day: day('2009-02-15'), amount: 3_250 },
    { day: day('2009-04-01'), amount: 2_750 },
  ];
  expect(percentText(moneyWeighted(flows))).toBe('37.34');
});

it('a money-weighted return is none where money moves in one direction, or not at all', () => {
  const paid = ['2024-03-31', '2025-03-31'].map((on) => ({ day: day(on), amount: 1 }));
  for (const count of [0, 1, 2]) expect(moneyWeighted(paid.slice(0, count))).toBeUndefined();
  const lost = [
    { day: day('2010-03-31'), amount: -5_000_000 },
    { day: day('2026-03-31'), amount: 0 },
  ];
  expect(moneyWeighted(lost)).toBeUndefined();
  expect(moneyWeighted(lost.map((flow) => ({ ...flow, amount: 0 })))).toBeUndefined();
});
