/** Works something out of an object once, for as long as anybody holds that object. */
export function oncePer<Key extends WeakKey, Thing>(workOut: (key: Key) => Thing): (key: Key) => Thing {
  const known = new WeakMap<Key, { thing: Thing }>();
  return (key) => {
    const found = known.get(key) ?? { thing: workOut(key) };
    known.set(key, found);
    return found.thing;
  };
}
