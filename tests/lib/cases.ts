import { expect, test } from 'vitest';

/** A test for each row of what a function makes: its arguments, and last what is to come of them. */
export function cases<Args extends unknown[], Made>(
  name: string,
  make: (...args: Args) => Made,
  rows: readonly (readonly [...args: Args, made: Made])[],
): void {
  test.each(rows)(name, (...row) => {
    expect(make(...(row.slice(0, -1) as Args))).toEqual(row.at(-1));
  });
}
