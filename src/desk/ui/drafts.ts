import { placeIn } from './use-engine-place.ts';

/**
 * The editor keeps unsaved changes in this browser, and restores them whenever it shows the entry, even if the file has
 * changed since (docs/upstream/keystatic-typing.md). A key is a kind, a collection or single file and, for an entry that
 * has a file, its id.
 */
type Key = readonly [kind: 'singleton' | 'collection' | 'collection-create', collection: string, id?: string];

/** An entry with unsaved changes; one that was never saved has no id. */
export type Draft = { collection: string; id: string | undefined };

/** The keys of all drafts; undefined if they cannot be read. */
function draftKeys(): Promise<readonly Key[] | undefined> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('keystatic');
    // Only the editor may create the database, so do not create it here.
    opening.onupgradeneeded = () => {
      opening.transaction?.abort();
    };
    opening.onerror = () => {
      resolve([]);
    };
    opening.onsuccess = () => {
      const database = opening.result;
      const answer = (keys?: readonly Key[]) => {
        database.close();
        resolve(keys);
      };
      if (!database.objectStoreNames.contains('items')) {
        answer();
        return;
      }
      const asking = database.transaction('items').objectStore('items').getAllKeys();
      asking.onsuccess = () => {
        answer(asking.result as unknown as Key[]);
      };
      asking.onerror = () => {
        answer();
      };
    };
  });
}

/** Whether there is a draft of an entry. @param path address of the editor’s page for the entry */
export async function hasDraft(path: string): Promise<boolean> {
  const { collection, id } = placeIn(path) ?? {};
  const kind = path.startsWith('/keystatic/singleton/') ? 'singleton' : 'collection';
  const keys = await draftKeys();
  // If it is unknown, the writer is asked.
  if (keys === undefined) return true;
  return keys.some((key) => key[0] === kind && key[1] === collection && (kind === 'singleton' || key[2] === id));
}

/** Everything that was typed and not saved. */
export async function allDrafts(): Promise<Draft[]> {
  return ((await draftKeys()) ?? []).map(([kind, collection, id]) => {
    if (kind === 'singleton') return { collection, id: collection };
    return { collection, id: kind === 'collection' ? id : undefined };
  });
}
