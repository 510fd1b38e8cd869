/**
 * The entry with this id.
 *
 * @param kind its name in the error message, for instance “page”
 * @throws an error that lists the existing ids, if there is no such entry
 */
export function entryOf<Found extends { id: string }>(entries: readonly Found[], id: string, kind?: string): Found {
  const entry = entries.find((candidate) => candidate.id === id);
  if (entry === undefined) {
    const names = entries.map((each) => each.id).join(', ');
    throw new Error(`there is no ${kind === undefined ? '' : `${kind} `}“${id}”. There are: ${names}.`);
  }
  return entry;
}
