import { placeIn } from './use-engine-place.ts';

/**
 * The editor keeps unsaved changes in this browser, and restores them whenever it shows the entry, even if the file has
 * changed since (docs/upstream/keystatic-typing.md). A key is a kind, a collection or single file and, for an entry that
 * has a file, its id.
 */
type Key = readonly [kind: 'singleton' | 'collection' | 'collection-create', collection: string, id?: string];

/** An entry with unsaved changes; one that was never saved has no id. */
export type Draft = { collection: string; id: string | undefined };

/**
 * Sends a request to the editor’s store of drafts.
 *
 * @returns its answer; undefined if there is none, and `absent` if there is no store yet
 */
function askStore<Answer>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest,
  absent?: Answer,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('keystatic');
    // Only the editor may create the database, so do not create it here.
    opening.onupgradeneeded = () => {
      opening.transaction?.abort();
    };
    opening.onerror = () => {
      resolve(absent);
    };
    opening.onsuccess = () => {
      const database = opening.result;
      const answer = (given?: Answer) => {
        database.close();
        resolve(given);
      };
      if (!database.objectStoreNames.contains('items')) {
        answer();
        return;
      }
      const asking = request(database.transaction('items', mode).objectStore('items'));
      asking.onsuccess = () => {
        answer(asking.result as Answer);
      };
      asking.onerror = () => {
        answer();
      };
    };
  });
}

/** The keys of all drafts; undefined if they cannot be read. */
const draftKeys = () => askStore<readonly Key[]>('readonly', (store) => store.getAllKeys(), []);

/** Finds the draft of an entry among keys. @param path address of the editor’s page for the entry */
function draftOf(path: string, keys: readonly Key[]): Key | undefined {
  const { collection, id } = placeIn(path) ?? {};
  const kind = path.startsWith('/keystatic/singleton/') ? 'singleton' : 'collection';
  return keys.find((key) => key[0] === kind && key[1] === collection && (kind === 'singleton' || key[2] === id));
}

/** Whether there is a draft of an entry. @param path address of the editor’s page for the entry */
export async function hasDraft(path: string): Promise<boolean> {
  const keys = await draftKeys();
  // If it is unknown, the writer is asked.
  return keys === undefined || draftOf(path, keys) !== undefined;
}

/** Deletes the draft of an entry, if there is one. @param path address of the editor’s page for the entry */
export async function discardDraft(path: string): Promise<void> {
  const draft = draftOf(path, (await draftKeys()) ?? []);
  if (draft) await askStore('readwrite', (store) => store.delete(draft as unknown as IDBValidKey));
}

/** Everything that was typed and not saved. */
export async function allDrafts(): Promise<Draft[]> {
  return ((await draftKeys()) ?? []).map(([kind, collection, id]) => {
    if (kind === 'singleton') return { collection, id: collection };
    return { collection, id: kind === 'collection' ? id : undefined };
  });
}
