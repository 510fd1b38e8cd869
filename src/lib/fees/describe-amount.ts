import { amountInWords } from './amount-in-words.ts';
import { showRupees } from './display.ts';
import { parseAmount } from './parse-amount.ts';

/** What a typed amount counts as: “50 lakh” → “₹50,00,000: fifty lakh rupees”. Less than nothing counts as nothing. */
export function describeAmount(text: string): string {
  const rupees = Math.max(0, Math.round(parseAmount(text)));
  return `${showRupees(rupees)}: ${amountInWords(rupees)}`;
}
