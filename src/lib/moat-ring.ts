/** A stretch of a ring in shares of a full turn, clockwise from the top. */
interface Stretch {
  from: number;
  to: number;
}

/**
 * The ring of water around a castle, parted evenly among the sources that close it.
 *
 * @param gap what stays open behind each stretch, in shares of a full turn
 */
export const moatStretches = (count: number, gap: number): Stretch[] =>
  Array.from({ length: count }, (_, index) => ({ from: index / count, to: (index + 1) / count - gap }));
