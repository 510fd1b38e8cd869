/** Largest amount in rupees that the calculator accepts. Up to it, every row stays finite. */
export const MAX_AMOUNT = 1e13;

/** The number of zeros in a unit, by its first letter: “k”, “thousand”, “lac”, “lakh”, “mn”, “million”, “cr”, “crore”. */
const zerosByUnit: Readonly<Record<string, number>> = { k: 3, t: 3, l: 5, m: 6, c: 7 };

/**
 * The value of a digit on a Devanagari or Malayalam keyboard. Their zeros, U+0966 and U+0D66, both come 6 after a multiple
 * of 16.
 */
const valueOf = (digit: string) => String((digit.charCodeAt(0) - 6) % 16);

const number = String.raw`(?:\d+(?:\.\d*)?|\.\d+)`;
const unit = '(?:k|thousand|lakhs?|lacs?|l|millions?|mn|crores?|cr|c)';

/** One number, with or without a unit, or several with units: “1 crore and 50 lakh”. Matches any text in linear time. */
const amount = new RegExp(
  `^([-−–+]?)(?:₹|rs|inr)?((?:${number}${unit}(?:,|and)*)*${number}${unit}|${number})(?:/-|%|rs|rupees|inr|only)*$`,
  'i',
);

const parts = new RegExp(`(${number})(${unit}?)`, 'gi');

/**
 * The number that a person typed: “50,00,000”, “₹ 50 lakh”, “1 crore 50 lakh”, “1.5 cr”, “2%”, “−20”; undefined if it
 * is not a number. Rounded to four decimals.
 */
export function readAmount(text: string): number | undefined {
  // Copied text may contain invisible characters, such as direction marks, and the comma after the figure.
  const visible = text.replace(/\p{Cf}|,[\s\p{Cf}]*$/gu, '').replace(/[०-९൦-൯]/g, valueOf);
  // A comma or space before three digits or another group is a separator, even in “50,00,0000” with an extra digit; in
  // “2,50” and “2 5” it is not. The dot of “cr.” is removed after the spaces, or it could become the decimal point of the next number.
  const plain = visible
    .replace(/(\d)\s+(?=\d)/g, '$1,')
    .replace(/\s|,(?=\d{3}|\d\d,)/g, '')
    .replace(/([a-z])\./gi, '$1');
  const [, sign, figure] = amount.exec(plain) ?? [];
  if (figure === undefined) return undefined;
  const read = [...figure.matchAll(parts)].map(([, digits = '', name = '']) => ({
    digits,
    power: zerosByUnit[name.charAt(0).toLowerCase()] ?? 0,
  }));
  // “50 lakh 50 lakh” is a mistake, and its meaning is unclear.
  if (read.some(({ power }, index) => index > 0 && power >= (read[index - 1]?.power ?? 0))) return undefined;
  // Multiplying would turn 4920434.31 lakh into 492043430999.9999.
  const value = read.reduce((sum, { digits, power }) => sum + Number(`${digits}e${power}`), 0);
  const rounded = Math.round(value * 1e4) / 1e4;
  return sign && sign !== '+' ? 0 - rounded : rounded;
}
