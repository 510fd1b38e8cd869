import { expect, test } from 'vitest';

/** A test for each row: a function's arguments, and last the expected result. */
export function cases<Args extends unknown[], Made>(
  name: string,
  make: (...args: Args) => Made,
  rows: readonly (readonly [...args: Args, made: Made])[],
): void {
  test.each(rows)(name, (...row) => {
    expect(make(...(row.slice(0, -1) as Args))).toEqual(row.at(-1));
  });
}
