/**
 * The ring of water around a castle, divided evenly among the sources that close it.
 *
 * @param gap opening after each stretch, in fractions of a full turn
 * @returns the sources, each with its stretch in fractions of a full turn, clockwise from the top
 */
export const withMoatStretches = <Source>(sources: readonly Source[], gap: number) =>
  sources.map((source, index) => ({
    source,
    from: index / sources.length,
    to: (index + 1) / sources.length - gap,
  }));
