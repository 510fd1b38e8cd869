import { expect, it, test } from 'vitest';
import { allocationParts, missionColumns, companyTypesCaption } from '../../../../src/lib/approaches/drawn-facts.ts';

test.each([
  [1, 1, 'rupee billionaire, year', 'One column for the one year, 20% higher than the one before: '],
  [500, 15, 'rupee billionaires, years', 'One column for each of the 15 years, each 20% higher than the one before: '],
])('a mission of %d in %d years', (rupeeBillionaires, years, labels, caption) => {
  const mission = missionColumns({ rupeeBillionaires, years, overCagrPercent: 20 });
  expect(mission.heights).toHaveLength(years);
  expect(mission.figures.map(({ label }) => label).join(', ')).toContain(labels);
  expect(mission.caption).toContain(caption);
});

test('each part of an allocation begins where those before it end', () => {
  const parts = allocationParts([62.5, 25, 12.5].map((percent) => ({ name: 'Part', holds: 'Stocks', percent })));
  const places = parts.map(({ start, label }) => `${label} from ${String(start)}`);
  expect(places).toEqual(['62.5% from 0', '25% from 62.5', '12.5% from 87.5']);
});

it('names every marked kind of company, because the mark is only a colour', () => {
  const types = ['Leader', 'Emerging moat', 'Cyclical'].map((type, index) => ({ type, chosen: index > 0 }));
  expect(companyTypesCaption('Moat', types)).toBe(
    'Four kinds of company; Moat looks for “Emerging moat” and “Cyclical”.',
  );
  expect(companyTypesCaption('Moat', types.slice(0, 1))).toBe('Four kinds of company.');
});
