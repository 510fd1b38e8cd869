import fc from 'fast-check';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import {
  counted,
  countedRange,
  formatBytes,
  formatCroreRange,
  formatDate,
  formatNumber,
  formatPercent,
  formatPhone,
  formatRange,
  formatRupeeRange,
  formatRupees,
  initials,
  inWords,
  isoDay,
} from '../../../src/lib/format.ts';

/** With ordinary spaces, for reading; that a unit stays beside its figure is tested apart. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

const range = (numbers: fc.Arbitrary<number>) =>
  fc.tuple(numbers, numbers).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));

describe('formatNumber', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [99_999, '99,999'],
    [100_000, '1,00,000'],
    [5_000_000, '50,00,000'],
    [10_000_000, '1,00,00,000'],
    [1_234_567_890, '1,23,45,67,890'],
    [20.75, '20.75'],
    [413_696.4, '4,13,696.4'],
    [2.345, '2.35'],
    [-5_000_000, '-50,00,000'],
  ])('%d → %s', (number, words) => {
    expect(formatNumber(number)).toBe(words);
  });

  it('groups by three and then by two, and loses no digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (number) => {
        const words = formatNumber(number);
        expect(words).toMatch(/^(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})$/);
        expect(Number(words.replaceAll(',', ''))).toBe(number);
      }),
    );
  });
});

describe('formatRupees', () => {
  test.each([
    [0, '₹0'],
    [12_500, '₹12,500'],
    [99_999, '₹99,999'],
    [100_000, '₹1 lakh'],
    [250_000, '₹2.5 lakh'],
    [5_000_000, '₹50 lakh'],
    [10_000_000, '₹1 crore'],
    [15_000_000, '₹1.5 crore'],
    [700_000_000_000, '₹70,000 crore'],
  ])('%d → %s', (rupees, words) => {
    expect(plain(formatRupees(rupees))).toBe(words);
  });

  it('never parts the unit from its figure', () => {
    expect(formatRupees(5_000_000)).toBe('₹50\u00A0lakh');
  });

  it('says the same amount in words, to a hundredth of the unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (rupees) => {
        const [, figure = '', unit = ''] = /^₹([\d,.]+)(?: (lakh|crore))?$/.exec(plain(formatRupees(rupees))) ?? [];
        const size = { '': 1, lakh: 100_000, crore: 10_000_000 }[unit] ?? Number.NaN;
        expect(Math.abs(Number(figure.replaceAll(',', '')) * size - rupees)).toBeLessThanOrEqual(0.005 * size + 1e-3);
      }),
    );
  });
});

describe('formatRupeeRange', () => {
  test.each([
    [{ min: 1_000_000, max: 3_000_000 }, '₹10–30 lakh'],
    [{ min: 100_000, max: 100_000 }, '₹1 lakh'],
    [{ min: 5_000_000, max: 10_000_000 }, '₹50 lakh to ₹1 crore'],
    [{ min: 12_500, max: 50_000 }, '₹12,500 to ₹50,000'],
    [{ min: 20_000_000, max: 55_000_000 }, '₹2–5.5 crore'],
  ])('%o → %s', (ends, words) => {
    expect(plain(formatRupeeRange(ends))).toBe(words);
  });

  it('ends with the words of its upper end', () => {
    fc.assert(
      fc.property(range(fc.integer({ min: 0, max: 10 ** 12 })), (ends) => {
        expect(formatRupeeRange(ends).endsWith(formatRupees(ends.max).slice(1))).toBe(true);
      }),
    );
  });
});

describe('formatCroreRange', () => {
  test.each([
    [{ min: 2000, max: 70_000 }, '₹2,000 crore to ₹70,000 crore'],
    [{ min: 500, max: 500 }, '₹500 crore'],
  ])('%o → %s', (ends, words) => {
    expect(plain(formatCroreRange(ends))).toBe(words);
  });
});

describe('formatRange', () => {
  test.each([
    [{ min: 3, max: 5 }, '3–5'],
    [{ min: 15, max: 15 }, '15'],
    [{ min: 1000, max: 2000 }, '1,000–2,000'],
  ])('%o → %s', (ends, words) => {
    expect(formatRange(ends)).toBe(words);
  });
});

test.each([
  [0, '0 years'],
  [1, '1 year'],
  [1000, '1,000 years'],
])('counted: %d → %s', (count, words) => {
  expect(counted(count, 'year')).toBe(words);
});

test.each([
  [{ min: 12, max: 14 }, '12–14\u00A0stocks'],
  [{ min: 1, max: 1 }, '1\u00A0stock'],
])('countedRange: %o → %s', (ends, words) => {
  expect(countedRange(ends, 'stock')).toBe(words);
});

test.each([
  [20.75, '20.75%'],
  [80, '80%'],
  [0, '0%'],
  [0.5, '0.5%'],
])('formatPercent: %d → %s', (percent, words) => {
  expect(formatPercent(percent)).toBe(words);
});

describe('dates', () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    ['2022-01-01', '1 January 2022'],
    ['2024-02-29', '29 February 2024'],
    ['2025-06-23', '23 June 2025'],
    ['2025-12-31', '31 December 2025'],
  ])('%s → %s', (day, words) => {
    const date = new Date(`${day}T00:00:00Z`);
    expect(formatDate(date)).toBe(words);
    expect(isoDay(date)).toBe(day);
  });

  test.each(['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
    'do not depend on the zone %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      // The formatter is made when the module is read, so it is read anew.
      vi.resetModules();
      const { formatDate, isoDay } = await import('../../../src/lib/format.ts');
      const [first, last] = [new Date('2022-01-01T00:00:00Z'), new Date('2021-12-31T23:59:59Z')];
      expect([formatDate(first), formatDate(last)]).toEqual(['1 January 2022', '31 December 2021']);
      expect([isoDay(first), isoDay(last)]).toEqual(['2022-01-01', '2021-12-31']);
    },
  );
});

describe('formatBytes', () => {
  test.each([
    [0, '1 KB'],
    [1, '1 KB'],
    [84 * 1024, '84 KB'],
    [412_000, '402 KB'],
    [1_048_064, '1 MB'],
    [3_145_728, '3 MB'],
    [1_600_000, '1.5 MB'],
  ])('%d → %s', (bytes, words) => {
    expect(plain(formatBytes(bytes))).toBe(words);
  });
});

test.each([
  ['+914840000100', '+91 484 000 0100'],
  ['+14155550100', '+14155550100'],
  ['+9148400', '+9148400'],
])('formatPhone: %s → %s', (number, words) => {
  expect(plain(formatPhone(number))).toBe(words);
});

test.each([
  ['Anjali Nair', 'AN'],
  ['Thomas M. Kallivayal', 'TK'],
  ['  Meera   Subramanian ', 'MS'],
  ['Leela', 'L'],
  ['', ''],
])('initials: “%s” → “%s”', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test.each([
  [0, 'no'],
  [1, 'one'],
  [2, 'two'],
  [12, 'twelve'],
  [13, '13'],
  [1000, '1,000'],
])('inWords: %d → %s', (count, words) => {
  expect(inWords(count)).toBe(words);
});
