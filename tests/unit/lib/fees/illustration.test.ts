import fc from 'fast-check';
import { expect, test } from 'vitest';
import { illustrateFees, type IllustrationRow, type IllustrationTerms } from '../../../../src/lib/fees/illustration.ts';
import { property } from '../../../lib/property.ts';

const percent = fc.double({ min: 0, max: 100, noNaN: true });
const terms = fc.record({
  capital: fc.integer({ min: 0, max: 10 ** 10 }),
  management: percent,
  other: percent,
  brokerage: percent,
  hurdle: percent,
  performance: percent,
  years: fc.integer({ min: 1, max: 50 }),
  returns: fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 1, maxLength: 50 }),
  gst: fc.constantFrom(0, 18),
});

const expectSame = (actual: number, expected: number, size = 0) => {
  const scale = Math.max(1, Math.abs(actual), Math.abs(expected), size);
  expect(Math.abs(actual - expected) / scale).toBeLessThanOrEqual(1e-9);
};

const crore: IllustrationTerms = {
  ...{ capital: 10_000_000, years: 1, returns: [20], gst: 0 },
  ...{ management: 2.5, other: 0.5, brokerage: 0.2, hurdle: 0, performance: 0 },
};
const aboveHurdle = { ...crore, management: 2, other: 0, brokerage: 0, hurdle: 10, performance: 20 };

/** The lines of a year that begins with less than nothing. */
const left = -42_485.75;
const still = {
  ...{ capitalContributed: left, beforeFees: left, nav: left },
  ...{ gain: 0, average: 0, hurdleAmount: 0, totalFees: 0, perfCharge: 0 },
};

/** Terms, and the lines of each year whose amounts are known. */
const examples: [name: string, terms: IllustrationTerms, rows: Partial<IllustrationRow>[]][] = [
  // As portfolio managers publish them, for ₹1 crore at 2.5%, other expenses of 0.5% and brokerage of 0.2%.
  ['a gain of 20%', crore, [{ mgmtCharge: 273_075, nav: 11_649_925 }]],
  ['a loss of 20%', { ...crore, returns: [-20] }, [{ mgmtCharge: 223_425, nav: 7_713_575 }]],
  ['no change', { ...crore, returns: [0] }, [{ mgmtCharge: 248_250, nav: 9_681_750 }]],
  /*
   * Year 1: the average is 1.25 crore, its 2% 2,50,000; 1.5 crore less that is 1,47,50,000, which exceeds mark and
   * hurdle (1 crore + 10 lakh) by 37,50,000; its 20% 7,50,000; 1,40,00,000 is left and is the next mark.
   * Year 2: 1,40,00,000 − 28,00,000 = 1,12,00,000; the average is 1,26,00,000, its 2% 2,52,000; below the mark no fee.
   * Year 3: 1,09,48,000 gains 21,89,600: 1,31,37,600; the average is 1,20,42,800, its 2% 2,40,856; what is left,
   * 1,28,96,744, is above the capital but below the mark of 1,40,00,000: no performance fee.
   */
  [
    'a gain, a loss, and a gain that does not reach the high-water mark',
    { ...aboveHurdle, years: 3, returns: [50, -20, 20] },
    [
      { mgmtCharge: 250_000, highWaterMark: 10_000_000, perfCharge: 750_000, nav: 14_000_000 },
      { mgmtCharge: 252_000, highWaterMark: 14_000_000, perfCharge: 0, nav: 10_948_000 },
      { mgmtCharge: 240_856, highWaterMark: 14_000_000, perfCharge: 0, nav: 12_896_744 },
    ],
  ],
  [
    // The first year as above, with GST: 45,000 on the one fee; 20% of 37,05,000 = 7,41,000, and 1,33,380 on it.
    'GST of 18% on both fees',
    { ...aboveHurdle, returns: [50], gst: 18 },
    [{ mgmtGst: 45_000, perfCharge: 741_000, perfGst: 133_380, totalFees: 1_169_380, nav: 13_830_620 }],
  ],
  // 25,000 are left, less fees on 25,12,500: 12,562.50 + 5,025 + 2% of 24,94,912.50 = 49,898.25.
  [
    'nothing earned or charged after a loss that leaves less than the fees, and a gain',
    { ...aboveHurdle, capital: 5_000_000, other: 0.5, brokerage: 0.2, years: 3, returns: [-99.5, 100] },
    [{ nav: left }, still, still],
  ],
];

test.each(examples)('worked out by hand: %s', (_, given, rows) => {
  const close = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([line, amount]) => [line, expect.closeTo(amount, 6) as number])),
  );
  expect(illustrateFees(given)).toMatchObject(close);
});

property([terms])('counts each fee once: opening value + gain = closing NAV + the sum of all fees', (given) => {
  for (const row of illustrateFees(given)) {
    const size = Math.abs(row.capitalContributed) + Math.abs(row.gain) + Math.abs(row.totalFees);
    const charges = row.mgmtCharge + row.mgmtGst + row.perfCharge + row.perfGst;
    expectSame(row.totalFees, row.otherExpenses + row.brokerCost + charges, size);
    expectSame(row.nav, row.capitalContributed + row.gain - row.totalFees, size);
  }
});

property([terms])('repeats the last return for the years after it', (given) => {
  for (const row of illustrateFees(given)) {
    expect(row.returnPercent).toBe(given.returns[row.year - 1] ?? given.returns.at(-1));
  }
});

property([terms])('earns, charges and pays back nothing once nothing is left', (given) => {
  const rows = illustrateFees(given);
  const end = rows.findIndex(({ nav }) => nav <= 0);
  for (const row of end < 0 ? [] : rows.slice(end + 1)) {
    expect([row.gain, row.totalFees, row.nav - (rows[end]?.nav ?? 0)].map(Math.abs)).toEqual([0, 0, 0]);
  }
  for (const { totalFees, mgmtCharge, perfCharge } of rows) {
    expect(Math.min(totalFees, mgmtCharge, perfCharge)).toBeGreaterThanOrEqual(0);
  }
});
