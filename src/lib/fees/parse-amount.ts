/** Rupees that the calculator takes at most. Within it every row stays finite. */
export const LARGEST_AMOUNT = 1e13;

/** The noughts of a unit, by its first letter: “k”, “thousand”, “l”, “lac”, “lakh”, “c”, “cr”, “crore”. */
const noughts: Readonly<Record<string, number>> = { k: 3, t: 3, l: 5, c: 7 };

/** Digits that keyboards of Devanagari and Malayalam write, each script from 0 to 9. */
const otherDigits = '०१२३४५६७८९൦൧൨൩൪൫൬൭൮൯';

const number = String.raw`(?:\d+(?:\.\d*)?|\.\d+)`;
const unit = '(?:k|thousand|lakhs?|lacs?|l|crores?|cr|c)';

/** One number, with a unit or without, or several that all have one: “1 crore 50 lakh”. In one pass, whatever the text. */
const amount = new RegExp(
  String.raw`^([-−–+]?)(?:₹|rs|inr)?((?:${number}${unit})+|${number})(?:\/-|%|rs|rupees)?$`,
  'i',
);

const parts = new RegExp(`(${number})(${unit}?)`, 'gi');

/**
 * The number in what a person typed: “50,00,000”, “₹ 50 lakh”, “1 crore 50 lakh”, “1.5 cr”, “2%”, “−20”; undefined where
 * it is none. Every number has at most four decimals.
 */
export function readAmount(text: string): number | undefined {
  // Copied text may have marks that nobody sees, such as those of its direction.
  const visible = text.replace(/\p{Cf}/gu, '').replace(/[०-९൦-൯]/g, (digit) => String(otherDigits.indexOf(digit) % 10));
  // A comma groups digits where three or another comma follow, as in “50,00,0000” that was added to; “2,50” is no 250.
  // The dot of “cr.” goes with its space, or it could be that of the next number.
  const plain = visible.replace(/\s|,(?=\d{3}|\d\d,)/g, '').replace(/([a-z])\./gi, '$1');
  const [, sign, figure] = amount.exec(plain) ?? [];
  if (figure === undefined) return undefined;
  const read = [...figure.matchAll(parts)].map(([, digits = '', name = '']) => ({
    digits,
    power: noughts[name.charAt(0).toLowerCase()] ?? 0,
  }));
  // “50 lakh 50 lakh” is a slip, and nobody can tell which one.
  if (read.some(({ power }, index) => index > 0 && power >= (read[index - 1]?.power ?? 0))) return undefined;
  // Not multiplied, which would make 492043430999.9999 of 4920434.31 lakh.
  const value = read.reduce((sum, { digits, power }) => sum + Number(`${digits}e${power}`), 0);
  const rounded = Math.round(value * 1e4) / 1e4;
  return sign && sign !== '+' ? 0 - rounded : rounded;
}
