import { createStore, del, keys } from 'idb-keyval';
import { placeIn } from './use-engine-place.ts';

/**
 * The editor keeps unsaved changes in this browser, and restores them whenever it shows the entry, even if the file has
 * changed since (docs/upstream/keystatic-typing.md). A key is a kind, a collection or single file and, for an entry that
 * has a file, its id.
 */
type Key = [kind: 'singleton' | 'collection' | 'collection-create', collection: string, ...id: string[]];

/** An entry with unsaved changes; one that was never saved has no id. */
export type Draft = { collection: string; id: string | undefined };

/** The editor’s store, opened on first use: the editor makes it with the same function, whichever of the two is first. */
const drafts = createStore('keystatic', 'items');

/** The keys of all drafts; undefined if they cannot be read. */
const draftKeys = () => keys<Key>(drafts).catch(() => undefined);

/** The entry that a key is for. */
const placeOf = ([kind, collection, id]: Key): Draft =>
  kind === 'singleton' ? { collection, id: collection } : { collection, id: kind === 'collection' ? id : undefined };

/** Finds the draft of an entry among keys. @param path address of the editor’s page for the entry */
function draftOf(path: string, all: readonly Key[]): Key | undefined {
  const wanted = placeIn(path);
  return all.find((key) => {
    const { collection, id } = placeOf(key);
    return collection === wanted?.collection && id === wanted.id;
  });
}

/** Whether there is a draft of an entry. @param path address of the editor’s page for the entry */
export async function hasDraft(path: string): Promise<boolean> {
  const all = await draftKeys();
  // If it is unknown, the writer is asked.
  return all === undefined || draftOf(path, all) !== undefined;
}

/** Deletes the draft of an entry, if there is one. @param path address of the editor’s page for the entry */
export async function discardDraft(path: string): Promise<void> {
  const draft = draftOf(path, (await draftKeys()) ?? []);
  if (draft) await del(draft, drafts).catch(() => undefined);
}

/** Everything that was typed and not saved. */
export const allDrafts = async (): Promise<Draft[]> => ((await draftKeys()) ?? []).map(placeOf);
