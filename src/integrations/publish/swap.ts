import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** The folders of one publication, all on one disk, so that a rename moves a whole site at once. */
export interface Places {
  /** Where hosts and the preview find the site. */
  site: string;
  /** Where builds keep what is not published: new sites, and for a moment the old one. */
  workshop: string;
}

/** Where a build makes its site. The same for every build: Astro reads all anew when its settings change. */
export const nextSite = ({ workshop }: Places) => path.join(workshop, 'next');

const lastSite = ({ workshop }: Places) => path.join(workshop, 'last');

/**
 * Brings the folders back to a state that a build can start from, whatever an earlier one was doing when it was killed:
 * between the two renames of `publish` the old site lay in the workshop, and a half-made site may be left there.
 * Only for a process that holds the lock.
 */
export function recover(places: Places): void {
  mkdirSync(places.workshop, { recursive: true });
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
