/**
 * Positions of the five forces of Porter’s model, in the order in which a page’s group lists them: four around the
 * rivalry that they act on. `across` and `down` lead from the middle to the position.
 */
export const forcePlaces = [
  { place: 'north', across: 0, down: -1 },
  { place: 'east', across: 1, down: 0 },
  { place: 'south', across: 0, down: 1 },
  { place: 'west', across: -1, down: 0 },
  { place: 'middle', across: 0, down: 0 },
] as const;
