/**
 * Where the five forces of Porter's model stand, in the order in which a page's group lists them: four around the
 * rivalry that they press on. `across` and `down` lead from the middle to the place.
 */
export const forcePlaces = [
  { place: 'north', across: 0, down: -1 },
  { place: 'east', across: 1, down: 0 },
  { place: 'south', across: 0, down: 1 },
  { place: 'west', across: -1, down: 0 },
  { place: 'middle', across: 0, down: 0 },
] as const;
