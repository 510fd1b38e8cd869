/** Rupees that the calculator takes at most. Within it every row stays finite. */
export const LARGEST_AMOUNT = 1e13;

/** The noughts of a unit, by its first letter: “k”, “thousand”, “l”, “lac”, “lakh”, “c”, “cr”, “crore”. */
const noughts: Readonly<Record<string, number>> = { k: 3, t: 3, l: 5, c: 7 };

/** Digits that keyboards of Devanagari and Malayalam write, each script from 0 to 9. */
const otherDigits = '०१२३४५६७८९൦൧൨൩൪൫൬൭൮൯';

const amount =
  /^([-−–+]?)(?:₹|rs\.?|inr)?(\d+(?:\.\d*)?|\.\d+)(k|thousand|l|lakhs?|lacs?|c|cr|crores?)?\.?(?:\/-|%|rs|rupees)?$/i;

/**
 * The number in what a person typed: “50,00,000”, “₹ 50 lakh”, “1.5 cr”, “2%”, “−20”; undefined where it is none.
 * Every number has at most four decimals.
 */
export function readAmount(text: string): number | undefined {
  // Copied text may have marks that nobody sees, such as those of its direction.
  const visible = text.replace(/\p{Cf}/gu, '').replace(/[०-९൦-൯]/g, (digit) => String(otherDigits.indexOf(digit) % 10));
  // A comma groups digits where three or another comma follow, as in “50,00,0000” that was added to; “2,50” is no 250.
  const [, sign, digits, unit = ''] = amount.exec(visible.replace(/\s|,(?=\d{3}|\d\d,)/g, '')) ?? [];
  if (digits === undefined) return undefined;
  // Not multiplied, which would make 492043430999.9999 of 4920434.31 lakh.
  const value = Number(`${digits}e${noughts[unit.charAt(0).toLowerCase()] ?? 0}`);
  const rounded = Math.round(value * 1e4) / 1e4;
  return sign && sign !== '+' ? 0 - rounded : rounded;
}
