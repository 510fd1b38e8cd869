import type { EventEmitter } from 'node:events';
import { type Stats, statSync } from 'node:fs';

/** Milliseconds: longer than the watcher keeps silent of a file that it has just spoken of. */
const LOOK_AGAIN = 100;

/**
 * Tells of a file that is written a second time right after the first, as by an editor that empties a file and then fills
 * it. Vite's watcher says nothing of that: docs/upstream/chokidar-second-save.md.
 *
 * @param watcher hears of it as of any other change
 * @returns ends it
 */
export function tellOfSecondSave(watcher: EventEmitter): () => void {
  const looks = new Map<string, NodeJS.Timeout>();
  const look = (file: string, told: Stats | undefined) => {
    looks.delete(file);
    const now = statSync(file, { throwIfNoEntry: false });
    if (now === undefined || (now.mtimeMs === told?.mtimeMs && now.size === told.size)) return;
    watcher.emit('change', file, now);
    watcher.emit('all', 'change', file, now);
  };
  const lookLater = (file: string, told?: Stats) => {
    clearTimeout(looks.get(file));
    looks.set(file, setTimeout(look, LOOK_AGAIN, file, told));
  };
  watcher.on('change', lookLater);
  watcher.on('add', lookLater);
  return () => {
    watcher.off('change', lookLater);
    watcher.off('add', lookLater);
    for (const timer of looks.values()) clearTimeout(timer);
  };
}
