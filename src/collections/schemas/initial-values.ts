import type { Shape } from './shape.ts';

/** What is known before a new file is written. */
interface Known {
  /** Today in India, as 2025-09-10. */
  today: string;
  /** Places in the list that existing files have. */
  places: readonly number[];
}

/**
 * Initial values of a new file, by field: today for a required day, the place after the last, and `draft`, so that
 * visitors do not see it yet.
 *
 * @param shape of the whole file
 */
export function initialValues(
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
