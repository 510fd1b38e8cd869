import { placeIn } from './use-engine-place.ts';

/**
 * Whether the editor keeps unsaved changes to an entry in this browser; it restores them whenever it shows the entry,
 * even if the file has changed since (docs/upstream/keystatic-typing.md).
 *
 * @param path address of the editor’s page for the entry
 */
export function hasDraft(path: string): Promise<boolean> {
  const { collection = '', id = '' } = placeIn(path) ?? {};
  const key = path.startsWith('/keystatic/singleton/') ? ['singleton', collection] : ['collection', collection, id];
  return new Promise((resolve) => {
    const opening = indexedDB.open('keystatic');
    // Only the editor may create the database, so do not create it here.
    opening.onupgradeneeded = () => {
      opening.transaction?.abort();
    };
    opening.onerror = () => {
      resolve(false);
    };
    opening.onsuccess = () => {
      const database = opening.result;
      const answer = (isKept: boolean) => {
        database.close();
        resolve(isKept);
      };
      // If it is unknown, the writer is asked.
      if (!database.objectStoreNames.contains('items')) {
        answer(true);
        return;
      }
      const asking = database.transaction('items').objectStore('items').getKey(key);
      asking.onsuccess = () => {
        answer(asking.result !== undefined);
      };
      asking.onerror = () => {
        answer(true);
      };
    };
  });
}
