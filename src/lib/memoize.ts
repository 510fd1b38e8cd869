/** A result is kept in an object, because it may itself be undefined. */
interface Kept<Result> {
  result: Result;
}

interface Cache<Key, Result> {
  get: (key: Key) => Kept<Result> | undefined;
  set: (key: Key, kept: Kept<Result>) => unknown;
}

const memoizeIn =
  <Key, Result>(cache: Cache<Key, Result>, compute: (key: Key) => Result) =>
  (key: Key): Result => {
    const found = cache.get(key) ?? { result: compute(key) };
    cache.set(key, found);
    return found.result;
  };

/** Memoises a function of one value, for as long as the function itself is referenced. */
export const memoize = <Key, Result>(compute: (key: Key) => Result) => memoizeIn(new Map<Key, Kept<Result>>(), compute);

/** Memoises a function of an object, for as long as that object is referenced. */
export const memoizeByObject = <Key extends WeakKey, Result>(compute: (key: Key) => Result) =>
  memoizeIn(new WeakMap<Key, Kept<Result>>(), compute);
