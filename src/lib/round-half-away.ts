/** How far calculations with doubles may miss a value: in units of the last digit, and as a part of a large value. */
const MISSED = { units: 1e-8, part: 8 * Number.EPSILON };

/**
 * Rounds half away from zero. Doubles may narrowly miss an intended half, so a value that is less than a
 * hundred-millionth of the last digit below one counts as a half.
 *
 * @param decimals digits after the decimal point
 */
export function roundHalfAway(value: number, decimals = 2): number {
  const scale = 10 ** decimals;
  const scaled = Math.abs(value) * scale;
  const units = Math.round(scaled + MISSED.units + scaled * MISSED.part);
  return units === 0 ? 0 : (Math.sign(value) * units) / scale;
}
