/** Memoises a function of an object, for as long as that object is referenced. */
export function memoizeByObject<Key extends WeakKey, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const cache = new WeakMap<Key, { result: Result }>();
  return (key) => {
    const found = cache.get(key) ?? { result: compute(key) };
    cache.set(key, found);
    return found.result;
  };
}
