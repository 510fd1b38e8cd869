import { formatNumber } from '../format.ts';

/** 3990000.4 → “₹39,90,000”, −5000 → “−₹5,000”: rounded to rupees, for the eye only. */
export function showRupees(value: number): string {
  const whole = Math.round(value);
  return `${whole < 0 ? '−' : ''}₹${formatNumber(Math.abs(whole))}`;
}

/** 67.904 → “67.9%”. */
export const showShare = (part: number, whole: number) => `${formatNumber(Math.round((1000 * part) / whole) / 10)}%`;
