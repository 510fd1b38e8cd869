import type { Shape } from './shape.ts';

/** What a new file can say before its writer has said anything. */
interface Known {
  /** Today in India, as 2025-09-10. */
  today: string;
  /** Places in the list of the files that are there. */
  places: readonly number[];
}

/**
 * Values that a new file begins with, by field: today where a day must stand, the place after the last, and a draft, so
 * that no visitor sees it yet.
 *
 * @param shape of the whole file
 */
export function beginningOf(
  { properties = {}, required = [] }: Shape,
  { today, places }: Known,
): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, { format }]): [string, string | number | boolean][] => {
      if (name === 'draft') return [[name, true]];
      if (name === 'order') return [[name, Math.max(0, ...places) + 1]];
      return format === 'date' && required.includes(name) ? [[name, today]] : [];
    }),
  );
}
