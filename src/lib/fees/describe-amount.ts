import { amountInWords } from './amount-in-words.ts';
import { formatWholeRupees } from '../rupees.ts';
import { LARGEST_AMOUNT, readAmount } from './parse-amount.ts';
import { cutWords } from './say-cuts.ts';

/** What a typed amount counts as: “50 lakh” → “₹50,00,000: fifty lakh rupees”. Less than nothing counts as nothing. */
export function describeAmount(text: string): string {
  const amount = readAmount(text) ?? (text.trim() === '' ? 0 : -1);
  const rupees = Math.min(Math.round(amount), LARGEST_AMOUNT);
  return `${formatWholeRupees(Math.max(0, rupees))}: ${rupees < 0 ? cutWords.unread : amountInWords(rupees)}`;
}
