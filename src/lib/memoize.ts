/** A result is cached in an object, because it may itself be undefined. */
interface Cached<Result> {
  result: Result;
}

interface Cache<Key, Result> {
  get: (key: Key) => Cached<Result> | undefined;
  set: (key: Key, cached: Cached<Result>) => unknown;
}

const memoizeIn =
  <Key, Result>(cache: Cache<Key, Result>, compute: (key: Key) => Result) =>
  (key: Key): Result => {
    const found = cache.get(key) ?? { result: compute(key) };
    cache.set(key, found);
    return found.result;
  };

/** Memoises a function of one value, for as long as the function itself is referenced. */
export const memoize = <Key, Result>(compute: (key: Key) => Result) =>
  memoizeIn(new Map<Key, Cached<Result>>(), compute);

/** Memoises a function of an object, for as long as that object is referenced. */
export const memoizeByObject = <Key extends WeakKey, Result>(compute: (key: Key) => Result) =>
  memoizeIn(new WeakMap<Key, Cached<Result>>(), compute);
