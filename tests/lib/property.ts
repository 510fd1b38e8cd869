import fc from 'fast-check';
import { test } from 'vitest';

/** A property-based test; on failure it reports the smallest counterexample that it finds. */
export const property =
  <Given extends [unknown, ...unknown[]]>(
    kinds: { [Index in keyof Given]: fc.Arbitrary<Given[Index]> },
    parameters?: fc.Parameters<Given>,
  ) =>
  (name: string, check: (...given: Given) => void): void => {
    test(name, () => {
      fc.assert(fc.property(...kinds, check), parameters);
    });
  };
