import type { EventEmitter } from 'node:events';
import { existsSync, type FSWatcher, readdirSync, type Stats, statSync, watch } from 'node:fs';
import path from 'node:path';

/** Milliseconds; an editor may put a file away for a moment to write it anew. */
const AWAY = 100;

/** A folder with all folders below it, and the files in them. */
function insideOf(folder: string): { folders: string[]; files: string[] } {
  const below = readdirSync(folder, { recursive: true, withFileTypes: true });
  const pathOf = ({ parentPath, name }: (typeof below)[number]) => path.join(parentPath, name);
  return {
    folders: [folder, ...below.filter((each) => each.isDirectory()).map(pathOf)],
    files: below.filter((each) => !each.isDirectory()).map(pathOf),
  };
}

/** Whether a place is a folder or anywhere in it. */
export const isIn = (folder: string, place: string): boolean => place === folder || place.startsWith(folder + path.sep);

/** Whether a file is as it was when it was told last. */
const isAsTold = (now: Stats, told: Stats | undefined) => now.mtimeMs === told?.mtimeMs && now.size === told.size;

/**
 * Tells the dev server's watcher of every change in folders that it is to ignore itself. It holds a handle for each file,
 * and at each change in a folder it asks for every file there again, as Node's own recursive watcher does in part: with
 * thousands of articles a third of what a writer waits for. Here only the folders are watched, and one file is asked for.
 *
 * Nobody keeps what stood in a file half-way through a save: whatever is written to it later is told as well.
 *
 * @param folders absolute paths; one that is not there is followed as soon as it is
 * @param watcher hears `add`, `change` or `unlink` with the file, and `all` of them
 * @param onError hears when changes can no longer be noticed
 * @returns ends it
 */
export function watchFolders(
  folders: readonly string[],
  watcher: EventEmitter,
  onError: (error: Error) => void,
): () => void {
  const watched = new Map<string, { ino: number; handle: FSWatcher }>();
  /** The files that are there, as they were when they were told; undefined before anything has happened to them. */
  const known = new Map<string, Stats | undefined>();

  const tell = (event: 'add' | 'change' | 'unlink', file: string, stats?: Stats) => {
    watcher.emit(event, file, stats);
    watcher.emit('all', event, file, stats);
  };
  const tellOfFile = (file: string, now: Stats) => {
    if (isAsTold(now, known.get(file))) return;
    const event = known.has(file) ? 'change' : 'add';
    known.set(file, now);
    tell(event, file, now);
  };
  const stopWatching = (folder: string) => {
    watched.get(folder)?.handle.close();
    watched.delete(folder);
  };
  /** The known files of a folder, or the file. */
  const knownOf = (place: string) =>
    known.has(place) ? [place] : [...known.keys()].filter((file) => isIn(place, file));

  const tellOfMissing = (place: string) => {
    if (existsSync(place)) return;
    for (const folder of [...watched.keys()].filter((each) => isIn(place, each))) stopWatching(folder);
    for (const file of knownOf(place)) {
      known.delete(file);
      tell('unlink', file);
    }
  };
  const lookAt = (place: string) => {
    const now = statSync(place, { throwIfNoEntry: false });
    if (now === undefined) setTimeout(tellOfMissing, AWAY, place);
    else if (!now.isDirectory()) tellOfFile(place, now);
    // Of a folder that was put here, maybe in the place of another, no file in it is named.
    else for (const file of new Set([...begin(place), ...knownOf(place)])) lookAt(file);
  };
  const lookSafely = (place: string) => {
    try {
      lookAt(place);
    } catch (error) {
      // What has gone in the meantime is told of next.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') onError(error as Error);
    }
  };
  /** @returns the files that are there once the folders are watched */
  const begin = (place: string): string[] => {
    for (const folder of insideOf(place).folders) {
      const { ino } = statSync(folder);
      if (watched.get(folder)?.ino === ino) continue;
      stopWatching(folder);
      const handle = watch(folder, (_, name) => {
        lookSafely(name === null ? folder : path.join(folder, name));
      });
      handle.on('error', onError);
      watched.set(folder, { ino, handle });
    }
    return insideOf(place).files;
  };

  for (const folder of folders) {
    if (existsSync(folder)) for (const file of begin(folder)) known.set(file, undefined);
  }
  // Of the folders themselves only the one around them says when they come and go.
  const around = [...new Set(folders.map((folder) => path.dirname(folder)))].map((outer) =>
    watch(outer, (_, name) => {
      for (const folder of folders) if (name === null || path.join(outer, name) === folder) lookSafely(folder);
    }).on('error', onError),
  );
  return () => {
    for (const each of around) each.close();
    for (const folder of watched.keys()) stopWatching(folder);
  };
}
