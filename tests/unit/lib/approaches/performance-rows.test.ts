import { expect, it } from 'vitest';
import { monthsOf } from '../../../../src/components/examples/months.ts';
import { performanceRows } from '../../../../src/lib/approaches/performance-rows.ts';
import { cases } from '../../../lib/cases.ts';

const asOf = new Date('2025-08-31');
const performance = { label: '10-year performance', years: 10, percent: 20.75, basis: 'TWRR, net of fees', asOf };

const rowsOf = (...given: Parameters<typeof performanceRows>) =>
  Object.fromEntries(performanceRows(...given).map(({ label, value }) => [label, value]));

it('a performance figure is shown with the benchmark’s over the same period, or a note that it is missing', () => {
  const benchmark = 'Nifty 500 TRI';
  const said = (given: object) => rowsOf({ ...performance, ...given }, { benchmark })['Secondary benchmark'];
  expect(said({ benchmarkPercent: 12.5 })).toBe('Nifty 500 TRI, 12.5% a year over the same period');
  expect(said({})).toMatch(/not stated yet$/);
});

it('calls the benchmark of a performance figure primary if it is the benchmark of the record', () => {
  const benchmark = 'Nifty 500 TRI';
  expect(rowsOf(performance, { benchmark, primaryBenchmark: benchmark })).toHaveProperty('Primary benchmark');
  expect(rowsOf(performance, { benchmark, primaryBenchmark: 'BSE 500 TRI' })).toHaveProperty('Secondary benchmark');
});

const allotted = (day: string) => rowsOf(performance, { allotmentDate: new Date(day) })['Allotment'];

cases('an allotment on %s, over ten years to 31 August 2025: %s', allotted, [
  ['2022-01-01', '1 January 2022: anything earlier is a back-test, which no client earned'],
  ['2015-09-01', undefined],
]);

it('calls what is earlier than the inception a back-test, if there is no day of allotment', () => {
  const inception = new Date('2021-04-01');
  const words = '1 April 2021: anything earlier is a back-test, which no client earned';
  expect(rowsOf(performance, { inception })).toHaveProperty('Inception', words);
  expect(rowsOf({ ...performance, years: 4 }, { inception })).not.toHaveProperty('Inception');
});

const steady = (first: string, count: number) => ({
  months: monthsOf(first, new Array<number>(count).fill(1), new Array<number>(count).fill(0.5)),
  benchmark: 'BSE 500 TRI',
});

const clientsPart = (record?: ReturnType<typeof steady>) => rowsOf(performance, {}, record)['Clients’ part'];

// 1.01¹² = 1.1268 and 1.005¹² = 1.0617; 1.01¹¹ = 1.1157 and 1.005¹¹ = 1.0564.
cases('a record of %s, in ten years to 31 August 2025: %s', clientsPart, [
  [steady('2024-09', 13), '12 months to August 2025: 12.68% a year after fees; BSE 500 TRI 6.17%'],
  [steady('2024-10', 13), '11 months to August 2025: 11.57% after fees; BSE 500 TRI 5.64%'],
  [steady('2024-01', 1), '1 month to January 2024: 1.00% after fees; BSE 500 TRI 0.50%'],
  // The whole record counts its days, as its tables do: 1.01²⁴ = 1.2697 and 1.005²⁴ = 1.1272 over 731 days.
  [steady('2023-09', 24), '24 months to August 2025: 12.66% a year after fees; BSE 500 TRI 6.16%'],
  // So does one that goes on: the figure since inception stays what it was at the end of the period.
  [steady('2023-09', 25), '24 months to August 2025: 12.66% a year after fees; BSE 500 TRI 6.16%'],
  // Months before and after the period are not counted.
  [steady('2010-01', 200), '120 months to August 2025: 12.68% a year after fees; BSE 500 TRI 6.17%'],
  [steady('2025-09', 3), undefined],
  [undefined, undefined],
]);

it('counts only whole months in the clients’ part of a period that ends within a month', () => {
  const said = rowsOf({ ...performance, asOf: new Date('2025-08-30') }, {}, steady('2025-06', 4))['Clients’ part'];
  expect(said).toMatch(/^2 months to July 2025: /);
});

cases('a figure over %d years has the period “%s”', (years) => rowsOf({ ...performance, years }, {})['Period'], [
  [1, '1 year to 31 August 2025'],
  [10, '10 years to 31 August 2025'],
]);
