import { expect, test } from 'vitest';
import { projectFees, type ProjectionTerms } from '../../../../src/lib/fees/projection.ts';

/** Management fee, performance fee, all fees and closing NAV of each year, worked out by hand. */
const examples: [name: string, terms: ProjectionTerms, years: number[][]][] = [
  [
    // First year: management 2% of 50,00,000 = 1,00,000; hurdle 10% = 5,00,000; performance 20% of (50,00,000 − 5,00,000)
    // = 9,00,000; with 10,000 of brokerage 10,10,000 in all, which leaves 39,90,000 to begin the second year with.
    'the default values of the calculator',
    { capital: 5_000_000, management: 2, hurdle: 10, performance: 20, broker: 10_000, years: 5 },
    [
      [100_000, 900_000, 1_010_000, 3_990_000],
      [79_800, 718_200, 808_000, 3_182_000],
      [63_640, 572_760, 646_400, 2_535_600],
      [50_712, 456_408, 517_120, 2_018_480],
      [40_369.6, 363_326.4, 413_696, 1_604_784],
    ],
  ],
  [
    'no performance fee once the capital is used up and below the hurdle',
    { capital: 100_000, management: 0, hurdle: 10, performance: 20, broker: 90_000, years: 2 },
    [
      [0, 18_000, 108_000, -8_000],
      [0, 0, 90_000, -98_000],
    ],
  ],
];

test('no performance fee at a hurdle of 100%, not even the remainder of two roundings', () => {
  const terms = { capital: 7_500_000, management: 1, hurdle: 100, performance: 20, broker: 1000, years: 10 };
  expect(projectFees(terms).map(({ perfCharge }) => perfCharge)).toEqual(Array.from({ length: 10 }, () => 0));
});

test.each(examples)('%s', (_, terms, years) => {
  const rows = projectFees(terms).map(({ mgmtCharge, perfCharge, totalFees, nav }) =>
    [mgmtCharge, perfCharge, totalFees, nav].map((amount) => Number(amount.toFixed(6))),
  );
  expect(rows).toEqual(years);
});
