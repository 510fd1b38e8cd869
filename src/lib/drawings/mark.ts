/** The discs of the firm’s mark, the largest first; colours by their names in the palette, radii in 32nds of its width. */
const discs = [
  { colour: 'lagoon', radius: 16 },
  { colour: 'shallow', radius: 10.5 },
  { colour: 'laterite', radius: 5 },
] as const;

/**
 * The firm’s mark, water around the heart, as discs with one centre, to be drawn in this order.
 *
 * @param radius half the width of the mark; the radii of the discs are rounded to a tenth of its unit
 */
export const markDiscs = (radius: number) =>
  discs.map((disc) => ({ ...disc, radius: Math.round((radius * disc.radius * 10) / 16) / 10 }));
