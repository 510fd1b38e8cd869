/**
 * The ring of water around a castle, parted evenly among the sources that close it.
 *
 * @param gap what stays open behind each stretch, in shares of a full turn
 * @returns the sources, each with its stretch in shares of a full turn, clockwise from the top
 */
export const withMoatStretches = <Source>(sources: readonly Source[], gap: number) =>
  sources.map((source, index) => ({
    source,
    from: index / sources.length,
    to: (index + 1) / sources.length - gap,
  }));
