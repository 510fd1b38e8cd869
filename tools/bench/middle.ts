/** The middle one of some figures by their size; of an even number the upper one of two. */
export const middle = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
