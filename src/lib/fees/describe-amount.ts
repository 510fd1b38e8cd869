import { amountInWords } from './amount-in-words.ts';
import { formatWholeRupees } from '../rupees.ts';
import { readNumber } from './inputs.ts';
import { adjustmentWords } from './describe-adjustments.ts';

/** The amount as used for a typed text: “50 lakh” → “₹50,00,000: fifty lakh rupees”. Negative amounts count as 0. */
export function describeAmount(text: string): string {
  const [rupees, adjustment = 'amount'] = readNumber(text, 'amount');
  return `${formatWholeRupees(rupees)}: ${adjustment === 'amount' ? amountInWords(rupees) : adjustmentWords[adjustment]}`;
}
