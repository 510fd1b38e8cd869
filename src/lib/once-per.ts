/** Memoises a function of an object, for as long as that object is referenced. */
export function oncePer<Key extends WeakKey, Thing>(workOut: (key: Key) => Thing): (key: Key) => Thing {
  const known = new WeakMap<Key, { thing: Thing }>();
  return (key) => {
    const found = known.get(key) ?? { thing: workOut(key) };
    known.set(key, found);
    return found.thing;
  };
}
