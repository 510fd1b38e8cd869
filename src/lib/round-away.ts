/**
 * Rounded half away from zero. A double may lie a hair beside a half that was meant: what is within half a millionth of
 * one counts as it.
 *
 * @param decimals digits behind the point
 */
export function roundAway(value: number, decimals = 2): number {
  const scale = 10 ** decimals;
  const units = Math.round(Number((Math.abs(value) * scale).toFixed(6)));
  return units === 0 ? 0 : (Math.sign(value) * units) / scale;
}
