/**
 * Rounds half away from zero. A double may narrowly miss an intended half: anything within half a millionth of one
 * counts as a half.
 *
 * @param decimals digits after the decimal point
 */
export function roundHalfAway(value: number, decimals = 2): number {
  const scale = 10 ** decimals;
  const units = Math.round(Number((Math.abs(value) * scale).toFixed(6)));
  return units === 0 ? 0 : (Math.sign(value) * units) / scale;
}
