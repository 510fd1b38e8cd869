const LARGEST = 1e15;

/** What a unit is worth, by its first letter or two: “k”, “thousand”, “l”, “lac”, “lakh”, “c”, “cr”, “crore”. */
const units: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, l: 1e5, c: 1e7 };

const amount = /^([-−]?)(?:₹|rs\.?|inr)?(\d+(?:\.\d*)?|\.\d+)(k|thousand|l|lakhs?|lacs?|c|cr|crores?)?\.?(?:\/-|%)?$/i;

/**
 * The number in what a person typed: “50,00,000”, “₹ 50 lakh”, “1.5 cr”, “2%”, “−20”.
 * A blank or invalid text counts as 0; every answer is finite, with at most four decimals.
 */
export function parseAmount(text: string): number {
  // A comma groups digits; “2,5” is no number here.
  const [, sign, digits, unit = ''] = amount.exec(text.replace(/\s|,(?=\d\d)/g, '')) ?? [];
  const value = Number(digits ?? 0) * (units[unit.charAt(0).toLowerCase()] ?? 1);
  const rounded = Math.min(Math.round(value * 1e4) / 1e4, LARGEST);
  return sign ? 0 - rounded : rounded;
}
