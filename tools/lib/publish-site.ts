import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { SetupError } from '../setup.mjs';

/** The folders of one publication, all on one disk, so that a rename moves a whole site at once. */
export interface Places {
  /** Where hosts and the preview find the site. */
  site: string;
  /** Where builds keep what is not published: new sites, and for a moment the old one. */
  workshop: string;
}

/** Where a project has them. @param root its folder */
export const placesIn = (root: string): Places => ({
  site: path.join(root, 'dist'),
  workshop: path.join(root, '.cache/publish'),
});

/** Where a build makes its site. The same for every build: Astro reads all anew when its settings change. */
export const nextSite = ({ workshop }: Places) => path.join(workshop, 'next');

const lastSite = ({ workshop }: Places) => path.join(workshop, 'last');

/** Milliseconds after which a lock that nobody renews is one of a build that was killed. */
const STALE = 5000;

/**
 * Takes the lock of the workshop. One of a program that was killed is taken over, for which this waits some seconds.
 *
 * @param tries how often to ask again, a second after the last time
 * @returns what gives the lock back
 * @throws {SetupError} while another program holds it
 */
export async function takeLock({ workshop }: Places, tries = STALE / 1000 + 1): Promise<() => Promise<void>> {
  mkdirSync(workshop, { recursive: true });
  const retries = { retries: tries, factor: 1, minTimeout: 1000 };
  try {
    return await lock(workshop, { stale: STALE, update: 1000, retries });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    throw new SetupError(
      'Another build is running, or something else that makes PDFs, so this did not start. Wait until it is done, then run the command again.',
      { cause: error },
    );
  }
}

/** Does what nobody else may do at the same time: make PDFs or pages. @throws {SetupError} while another program does */
export async function alone<Done>(places: Places, work: () => Promise<Done>): Promise<Done> {
  const release = await takeLock(places);
  try {
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
export function recover(places: Places): void {
  const last = lastSite(places);
  if (existsSync(last) && !existsSync(places.site)) renameSync(last, places.site);
  rmSync(last, { recursive: true, force: true });
  rmSync(nextSite(places), { recursive: true, force: true });
}

/** Puts a finished site in the place of the published one. Should that fail, the old site stays. */
export function publish(places: Places, next: string): void {
  const last = lastSite(places);
  if (existsSync(places.site)) renameSync(places.site, last);
  try {
    renameSync(next, places.site);
  } catch (error) {
    if (existsSync(last)) renameSync(last, places.site);
    throw error;
  }
  rmSync(last, { recursive: true, force: true });
}
