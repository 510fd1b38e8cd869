import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { sweep } from '../../src/lib/write-files.ts';
import { SetupError } from '../setup.mjs';

/** The folders used in publishing, all on one disk, so that a rename moves a whole site at once. */
export type Places = ReturnType<typeof placesIn>;

export const placesIn = (root: string) => ({
  /** The published site. */
  site: path.join(root, 'dist'),
  /** Parent of the unpublished folders. */
  staging: path.join(root, '.cache/publish'),
  /** The output of a build. The same path for every build: Astro discards its cache when its settings change. */
  next: path.join(root, '.cache/publish/next'),
  /** The old site, while the new one replaces it. */
  last: path.join(root, '.cache/publish/last'),
});

/**
 * Milliseconds without renewal after which a lock is stale (its run was killed) and may be taken over. A run that is
 * busy cannot renew it: with 1,000 articles the checks of `npm run month` alone take over ten seconds.
 */
const STALE_MS = 60_000;

/** Milliseconds that a save at the desk takes at most. */
const SAVE_MS = 30_000;

/**
 * Runs work under a lock: only one process at a time may make PDFs or pages. Waits a few seconds for the lock.
 *
 * @throws {SetupError} if another process holds the lock
 */
export async function withLock<Done>(root: string, work: () => Promise<Done>): Promise<Done> {
  const { staging } = placesIn(root);
  mkdirSync(staging, { recursive: true });
  const times = { stale: STALE_MS, update: 1000, retries: { retries: 6, factor: 1, minTimeout: 1000 } };
  const onCompromised = () => {
    console.error('This run was paused, and another has taken over: start it again.');
    process.exit(1);
  };
  const release = await lock(staging, { ...times, onCompromised }).catch((cause: unknown) => {
    if ((cause as NodeJS.ErrnoException).code !== 'ELOCKED') throw cause;
    throw new SetupError(
      'This did not start, because another build, or another program that makes PDFs, is running. Wait until it has finished (a minute, if it was killed), then run the command again. If nothing is running, delete .cache/publish.lock.',
      { cause },
    );
  });
  try {
    // A run of `npm run month` may have been killed while it wrote; a save at the desk may be under way.
    for (const kept of [...sweep(root, 0, 'month'), ...sweep(root, SAVE_MS)]) console.warn(kept);
    return await work();
  } finally {
    await release();
  }
}

/**
 * Restores the folders to a state that a build can start from, wherever an earlier build was killed: between the two
 * renames of `publish` the old site is in `staging`, where an incomplete site may be too. Call it under the lock.
 */
export function recover({ site, next, last }: Places): void {
  if (existsSync(last) && !existsSync(site)) renameSync(last, site);
  rmSync(last, { recursive: true, force: true });
  rmSync(next, { recursive: true, force: true });
}

/** Replaces the published site with the new one. If that fails, the old site stays. */
export function publish(places: Places): void {
  const { site, next, last } = places;
  try {
    if (existsSync(site)) renameSync(site, last);
    renameSync(next, site);
  } finally {
    recover(places);
  }
}
