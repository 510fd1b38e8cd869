import { formatNumber, type Range } from './format.ts';
import { roundHalfAway } from './round-half-away.ts';

const LAKH = 100_000;
const CRORE = 10_000_000;

/**
 * Amount and unit of a rupee figure in its largest unit: 5000000 → ['50', 'lakh']. A figure that does not fit into two
 * decimals of the unit keeps all its digits.
 */
function inLargestUnit(rupees: number): [amount: string, unit: string] {
  const units = [
    [CRORE, 'crore'],
    [LAKH, 'lakh'],
  ] as const;
  const largest = units.find(([one]) => rupees >= one);
  const [size, unit] = largest && rupees % (largest[0] / 100) === 0 ? largest : [1, ''];
  return [formatNumber(rupees / size), unit];
}

/** 5000000 → “₹50 lakh”, 15000000 → “₹1.5 crore”, 12500 → “₹12,500”, 5012345 → “₹50,12,345”. */
export function formatRupees(rupees: number): string {
  const [amount, unit] = inLargestUnit(rupees);
  return `₹${amount}${unit === '' ? '' : `\u00A0${unit}`}`;
}

/** 1000000, 3000000 → “₹10–30 lakh”; the unit is written once if both ends share it. */
export function formatRupeeRange({ min, max }: Range): string {
  if (min === max) return formatRupees(min);
  const [low, lowUnit] = inLargestUnit(min);
  const [, highUnit] = inLargestUnit(max);
  return lowUnit === highUnit && lowUnit !== ''
    ? `₹${low}–${formatRupees(max).slice(1)}`
    : `${formatRupees(min)} to ${formatRupees(max)}`;
}

const inCrore = (crore: number) => `₹${formatNumber(crore)}\u00A0crore`;

/** 2000, 70000 → “₹2,000 crore to ₹70,000 crore”; 500, 500 → “₹500 crore”. */
export const formatCroreRange = ({ min, max }: Range) =>
  min === max ? inCrore(min) : `${inCrore(min)} to ${inCrore(max)}`;

/** Every digit of an amount in whole rupees, half away from zero: 3990000.4 → “₹39,90,000”, −2.5 → “−₹3”. */
export function formatWholeRupees(amount: number): string {
  const rupees = roundHalfAway(amount, 0);
  return `${rupees < 0 ? '−' : ''}₹${formatNumber(Math.abs(rupees))}`;
}
