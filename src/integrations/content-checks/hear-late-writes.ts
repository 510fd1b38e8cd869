import { type Stats, statSync } from 'node:fs';
import type { FSWatcher } from 'vite';

/** Milliseconds; chokidar says nothing of a file for 50 after it has spoken of it. */
const SILENCE = 60;

/**
 * Lets nobody keep what stood in a file half-way through a save. An editor empties the file and fills it, and the
 * watcher may speak of the emptied one and say nothing of what comes right after. So each file is looked at again once
 * the watcher's silence is over, and one that is not as it was when its change was told is told again.
 */
export function hearLateWrites(watcher: FSWatcher): void {
  const lookAgain = (file: string, told?: Stats) => {
    if (told === undefined) return;
    setTimeout(() => {
      const now = statSync(file, { throwIfNoEntry: false });
      // Of one that is gone by now the watcher does speak.
      if (now === undefined || (now.mtimeMs === told.mtimeMs && now.size === told.size)) return;
      watcher.emit('change', file, now);
      watcher.emit('all', 'change', file, now);
    }, SILENCE);
  };
  watcher.on('add', lookAgain);
  watcher.on('change', lookAgain);
}
