/** Edit distance between two words: letters inserted, deleted, changed, or swapped with their neighbour. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

/** Longer than any name on the site, so a longer text is not a misspelt name. */
const MAX_LENGTH = 80;

/**
 * The name that was most likely meant, or undefined if none is close: one that differs only in case, or in at most
 * about a third of its letters.
 */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  if (written.length > MAX_LENGTH) return undefined;
  const word = written.toLowerCase();
  let best: { name: string; steps: number } | undefined;
  for (const name of names) {
    const bound = Math.min(best?.steps ?? Number.POSITIVE_INFINITY, Math.max(1, Math.floor(name.length / 3)) + 1);
    if (name.length > MAX_LENGTH || Math.abs(name.length - word.length) >= bound) continue;
    const steps = distance(word, name.toLowerCase());
    if (steps < bound) best = { name, steps };
  }
  return best?.name;
}

/** The name of a file or page without its folder and extension. */
const stem = (path: string) => path.replace(/^.*\//, '').replace(/\.\w+$/, '');

/** Like `nearest` for paths: many share folders and extensions, so only the names are compared. */
export function nearestPath(written: string, paths: Iterable<string>): string | undefined {
  const all = [...paths];
  const name = nearest(stem(written), all.map(stem));
  const alike = all.filter((path) => stem(path) === name);
  return name === undefined ? undefined : (nearest(written, alike) ?? alike[0]);
}
