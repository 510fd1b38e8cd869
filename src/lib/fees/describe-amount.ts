import { amountInWords } from './amount-in-words.ts';
import { formatWholeRupees } from '../rupees.ts';
import { MAX_AMOUNT, readAmount } from './parse-amount.ts';
import { adjustmentWords } from './describe-adjustments.ts';

/** The amount as used for a typed text: “50 lakh” → “₹50,00,000: fifty lakh rupees”. Negative amounts count as 0. */
export function describeAmount(text: string): string {
  const amount = text.trim() === '' ? 0 : readAmount(text);
  if (amount === undefined || amount < 0)
    return `${formatWholeRupees(0)}: ${adjustmentWords[amount === undefined ? 'unread' : 'negative']}`;
  const rupees = Math.min(Math.round(amount), MAX_AMOUNT);
  return `${formatWholeRupees(rupees)}: ${amountInWords(rupees)}`;
}
