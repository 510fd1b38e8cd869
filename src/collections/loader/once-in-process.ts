const things = ((globalThis as { thingsOfChecks?: Map<string, unknown> }).thingsOfChecks ??= new Map());

/**
 * A thing that this process has once. A build loads the checks twice, for its integrations and for the collections: what
 * one of them has worked out serves the other.
 *
 * @param name tells it from all others
 */
export function onceInProcess<Thing>(name: string, make: () => Thing): Thing {
  if (!things.has(name)) things.set(name, make());
  return things.get(name) as Thing;
}

/**
 * Works something out of a content file once in this process, for as long as the file does not change.
 *
 * @param name tells it from all others
 */
export function oncePerFile<File extends object, Thing>(
  name: string,
  workOut: (entry: File) => Thing,
): (entry: File) => Thing {
  const kept = onceInProcess(name, () => new WeakMap<File, { thing: Thing }>());
  return (entry) => {
    const known = kept.get(entry) ?? { thing: workOut(entry) };
    kept.set(entry, known);
    return known.thing;
  };
}
