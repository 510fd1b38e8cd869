import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { isUnfinished, UNFINISHED } from '../month/write-all.ts';
import { SetupError } from '../setup.mjs';

/** The folders of one publication, all on one disk, so that a rename moves a whole site at once. */
export type Places = ReturnType<typeof placesIn>;

export const placesIn = (root: string) => ({
  /** Where hosts and the preview find the site. */
  site: path.join(root, 'dist'),
  /** Where builds keep what is not published. */
  workshop: path.join(root, '.cache/publish'),
  /** Where a build makes its site. The same for every build: Astro reads all anew when its settings change. */
  next: path.join(root, '.cache/publish/next'),
  /** Where the old site lies for a moment. */
  last: path.join(root, '.cache/publish/last'),
});

/** Milliseconds after which a lock that nobody renews is one of a build that was killed, and is taken over. */
const STALE = 5000;

/**
 * Does what nobody else may do at the same time: make PDFs or pages. Waits some seconds for the lock of another.
 *
 * @param resumes whether the work begins with what a run of `npm run month` left undone
 * @throws {SetupError} while another program holds it, or over such a run
 */
export async function alone<Done>(root: string, work: () => Promise<Done>, { resumes = false } = {}): Promise<Done> {
  const { workshop } = placesIn(root);
  mkdirSync(workshop, { recursive: true });
  const times = { stale: STALE, update: 1000, retries: { retries: STALE / 1000 + 1, factor: 1, minTimeout: 1000 } };
  const onCompromised = () => {
    console.error('This run was paused, and another has taken over: start it again.');
    process.exit(1);
  };
  const release = await lock(workshop, { ...times, onCompromised }).catch((cause: unknown) => {
    if ((cause as NodeJS.ErrnoException).code !== 'ELOCKED') throw cause;
    throw new SetupError(
      'Another build is running, or something else that makes PDFs, so this did not start. Wait until it is done, then run the command again.',
      { cause },
    );
  });
  try {
    // Asked with the lock in hand, which such a run holds until it ends.
    if (!resumes && isUnfinished(root)) throw new SetupError(UNFINISHED);
    return await work();
  } finally {
    await release();
  }
}

/**
 * Brings the folders back to a state that a build can start from, whatever an earlier one was doing when it was killed:
 * between the two renames of `publish` the old site lay in the workshop, and a half-made site may be left there.
 * Only for a process that holds the lock.
 */
export function recover({ site, next, last }: Places): void {
  if (existsSync(last) && !existsSync(site)) renameSync(last, site);
  rmSync(last, { recursive: true, force: true });
  rmSync(next, { recursive: true, force: true });
}

/** Puts a finished site in the place of the published one. Should that fail, the old site stays. */
export function publish(places: Places): void {
  const { site, next, last } = places;
  try {
    if (existsSync(site)) renameSync(site, last);
    renameSync(next, site);
  } finally {
    recover(places);
  }
}
