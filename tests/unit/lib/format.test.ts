import { expect, it, test, vi } from 'vitest';
import { formatBytes, formatNumber, formatPhone, initials, inWords } from '../../../src/lib/format.ts';
import { formatRupeeRange, formatRupees, formatWholeRupees } from '../../../src/lib/rupees.ts';
import { cases } from '../../lib/cases.ts';

/** With ordinary spaces, for reading. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

cases('formatNumber %d → %s', formatNumber, [
  [999, '999'],
  [1_234_567_890, '1,23,45,67,890'],
  [413_696.4, '4,13,696.4'],
  [2.345, '2.35'],
  [-5_000_000, '−50,00,000'],
]);

cases('formatRupees %d → %s', (rupees) => plain(formatRupees(rupees)), [
  [0, '₹0'],
  [99_999, '₹99,999'],
  [100_000, '₹1 lakh'],
  [15_000_000, '₹1.5 crore'],
  [10_050_000, '₹1,00,50,000'],
]);

cases('formatRupeeRange %o → %s', (ends) => plain(formatRupeeRange(ends)), [
  [{ min: 1_000_000, max: 3_000_000 }, '₹10–30 lakh'],
  [{ min: 100_000, max: 100_000 }, '₹1 lakh'],
  [{ min: 5_000_000, max: 10_000_000 }, '₹50 lakh to ₹1 crore'],
  [{ min: 12_500, max: 50_000 }, '₹12,500 to ₹50,000'],
]);

cases('formatWholeRupees %d → %s, rounded half away from zero like the figures of a record', formatWholeRupees, [
  [3_990_000.4, '₹39,90,000'],
  [-2.5, '−₹3'],
  [-0.4, '₹0'],
  // As a double, 1.005 × 100 is slightly below the half.
  [100 * 1.005, '₹101'],
  [12_345_678_901.47, '₹12,34,56,78,901'],
  [113_101_886_478_560.5, '₹11,31,01,88,64,78,561'],
]);

test.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('dates do not depend on the zone %s', async (zone) => {
  vi.stubEnv('TZ', zone);
  // The formatter is created when the module loads, so the module is loaded again.
  vi.resetModules();
  const { formatDate, isoDay } = await import('../../../src/lib/format.ts');
  const [first, last] = [new Date('2022-01-01T00:00:00Z'), new Date('2021-12-31T23:59:59Z')];
  expect([formatDate(first), formatDate(last)]).toEqual(['1 January 2022', '31 December 2021']);
  expect([isoDay(first), isoDay(last)]).toEqual(['2022-01-01', '2021-12-31']);
});

cases('formatBytes: %d → %s', formatBytes, [
  [0, '1\u00A0KB'],
  [412_000, '402\u00A0KB'],
  [1_048_064, '1\u00A0MB'],
  [1_600_000, '1.5\u00A0MB'],
]);

cases('formatPhone: %s → %s', (number) => plain(formatPhone(number)), [
  ['+914840000100', '+91 484 000 0100'],
  ['+914420000100', '+91 44 2000 0100'],
  ['+919840000100', '+91 98400 00100'],
  ['+916340000100', '+91 63400 00100'],
  ['+918022330100', '+91 80 2233 0100'],
  ['+917944550100', '+91 79 4455 0100'],
  ['+918040', '+918040'],
  ['+918098400100', '+91 80984 00100'],
  ['+14155550100', '+14155550100'],
  ['+9148400', '+9148400'],
]);

cases('initials: “%s” → “%s”', initials, [
  ['Thomas M. Kallivayal', 'TK'],
  ['  Meera   Subramanian ', 'MS'],
  ['Asha', 'A'],
  ['Prof. Dr. Anjali Nair', 'AN'],
  ['CA Anjali Nair, CFA', 'AN'],
  ['Anjali Nair (Dr.)', 'AN'],
  ['Anjali (Anu) Nair', 'AN'],
  ['', ''],
]);

it('inWords goes up to twelve', () => {
  expect([0, 1, 12, 13, 1000].map(inWords)).toEqual(['no', 'one', 'twelve', '13', '1,000']);
});
