import { expect, test } from 'vitest';
import { missionColumns, performanceRows } from '../../../src/lib/drawn-facts.ts';

test.each([
  [1, '1 year to 31 August 2025'],
  [10, '10 years to 31 August 2025'],
])('a figure over %d years is said to be over “%s”', (years, words) => {
  const rows = performanceRows(
    { label: 'Performance', years, percent: 20, basis: 'Back-test', asOf: new Date('2025-08-31') },
    undefined,
  );
  expect(rows.find(({ label }) => label === 'Period')?.value).toBe(words);
});

test.each([
  [1, 1, 'rupee billionaire, year', 'One column for the one year, 20% higher than the one before: '],
  [500, 15, 'rupee billionaires, years', 'One column for each of the 15 years, each 20% higher than the one before: '],
])('a mission of %d in %d years', (rupeeBillionaires, years, labels, caption) => {
  const mission = missionColumns({ rupeeBillionaires, years, overCagrPercent: 20 });
  expect(mission.heights).toHaveLength(years);
  expect(mission.figures.map(({ label }) => label).join(', ')).toContain(labels);
  expect(mission.caption).toContain(caption);
});
