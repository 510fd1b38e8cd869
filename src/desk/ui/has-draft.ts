import { placeIn } from './use-engine-place.ts';

/**
 * Whether the editor keeps something in this browser that was typed into an entry and not saved; it brings it back
 * whenever it shows the entry, whatever its file says by then (docs/upstream/keystatic-typing.md).
 *
 * @param path address of the editor’s page for the entry
 */
export function hasDraft(path: string): Promise<boolean> {
  const { collection = '', id = '' } = placeIn(path) ?? {};
  const key = path.startsWith('/keystatic/singleton/') ? ['singleton', collection] : ['collection', collection, id];
  return new Promise((resolve) => {
    const opening = indexedDB.open('keystatic');
    // There is none before the editor has made it, as only it knows how.
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
      // Where nobody can tell, the writer is asked.
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
