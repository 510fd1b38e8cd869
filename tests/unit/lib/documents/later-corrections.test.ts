import { expect, it } from 'vitest';
import { laterCorrections } from '../../../../src/lib/documents/later-corrections.ts';

const day = (iso: string) => new Date(`${iso}T00:00:00Z`);
const period = { from: day('2025-09-01'), to: day('2025-09-30') };
const factsheet = { kind: 'factsheet', strategy: 'EmergingMoat', period, date: period.to } as const;
const october = { date: day('2025-10-31'), published: day('2025-11-05') };
const corrected = (id: string, month: string, date: string) => ({
  id,
  data: { name: id, corrections: [{ month, date: day(date) }] },
});

it('a replaced factsheet or report names the corrections of its months since then', () => {
  const approaches = [
    corrected('EmergingMoat', '2025-08', '2025-11-20'),
    corrected('WealthFund', '2025-09', '2025-11-20'),
  ];
  const moat = { text: 'EmergingMoat: August 2025 corrected on 20 November 2025', href: '/EmergingMoat#record' };
  expect(laterCorrections(factsheet, october, approaches)).toEqual([moat]);
  const report = { ...factsheet, kind: 'performance-report', strategy: undefined } as const;
  expect(laterCorrections(report, october, approaches)).toMatchObject([moat, { href: '/WealthFund#record' }]);
  expect(laterCorrections({ ...report, kind: 'complaints-data' }, october, approaches)).toEqual([]);
});

it.each([
  ['a month after its own', '2025-10', '2025-11-20', 0],
  ['while it was made anew with each correction', '2025-09', '2025-11-04', 0],
  ['on the day on which the next was published', '2025-09', '2025-11-05', 1],
])('a correction %s: %s, made on %s', (_, month, date, count) => {
  expect(laterCorrections(factsheet, october, [corrected('EmergingMoat', month, date)])).toHaveLength(count);
});
