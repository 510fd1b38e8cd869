import path from 'node:path';
import { SetupError } from '../setup.mjs';
import type { Step } from './step.ts';

/** Where a site is kept on a server: `releases/` has a folder for each release, and `current` links to one of them. */
export interface Place {
  /** `user@host`, as for ssh. */
  target: string;
  /** Folder on the server, relative to the user's home unless it begins with `/`. */
  base: string;
  /** The server's SSH port. */
  port: string;
}

/** Number of releases kept on the server, including the current one. */
const KEPT = 5;

/**
 * Validates values that end up in command lines on two machines: only plain names that need no shell quoting.
 * @throws {SetupError} with a readable message
 */
export function readPlace({ target, base, port }: Place): Place {
  if (!/^\w[\w.-]*@\w[\w.-]*$/.test(target))
    throw new SetupError(`“${target}” is not a server. Give a user and a host: npm run deploy -- ssh user@host`);
  if (!/^\/?\w[\w.-]*(\/\w[\w.-]*)*$/.test(base))
    throw new SetupError(`“${base}” is not a folder that can be deployed to. Use only letters, digits, - _ . and /.`);
  if (!/^[1-9]\d{0,4}$/.test(port)) throw new SetupError(`“${port}” is not a port: give a number from 1 to 65535.`);
  return { target, base, port };
}

/** Names a release after the time it was made, so that names sort by age. */
export const releaseName = (now: Date): string => now.toISOString().replace(/[:.-]/g, '');

const overSsh = ({ target, port }: Place, script: string): Pick<Step, 'command' | 'args'> => ({
  command: 'ssh',
  args: ['-p', port, target, `set -eu; ${script}`],
});

/** Replaces the link by a rename, which is atomic: every request gets either the old release or the new one. */
const switchTo = (release: string): string => `ln -sfn releases/${release} next; mv -fT next current`;

/**
 * The steps of a release. The site is uploaded under a name that nothing links to, and becomes the current release once
 * the upload is complete; if a step is interrupted before then, the old release is still served.
 */
export function releaseSteps(dist: string, place: Place, release: string): Step[] {
  const { target, base, port } = place;
  const incoming = `releases/.incoming-${release}`;
  const safe = 'The site that was served before is still served. ';
  return [
    {
      what: `Prepare ${base} on ${target}`,
      ...overSsh(place, `mkdir -p ${base}/${incoming}`),
      failed: `${safe}The server could not prepare ${base}; its output is above.`,
    },
    {
      what: 'Send the site',
      command: 'rsync',
      args: [
        ...['--recursive', '--links', '--checksum', '--delete', '--chmod=D755,F644'],
        // Unchanged files are not sent again and keep their dates, so browsers need not fetch them again either.
        '--link-dest=../../current/',
        ...['--rsh', `ssh -p ${port}`],
        `${path.resolve(dist)}/`,
        `${target}:${base}/${incoming}/`,
      ],
      failed: `${safe}The transfer was cut short. Run the same command again.`,
    },
    {
      what: `Switch to ${release}`,
      ...overSsh(place, `cd ${base}; mv ${incoming} releases/${release}; ${switchTo(release)}`),
      failed: `The switch failed; the server's output is above. Check where ${base}/current points.`,
    },
    {
      what: 'Remove old releases',
      ...overSsh(
        place,
        `cd ${base}/releases; now=$(basename "$(readlink ../current)"); ` +
          `ls -1 | sort -r | tail -n +${KEPT + 1} | while read -r old; do [ "$old" = "$now" ] || rm -rf "$old"; done; ` +
          // Other uploads may be running, so only hidden folders older than a day; rolled-back releases are hidden too.
          `find . -maxdepth 1 -name '.*-*' -mmin +1440 -exec rm -rf {} +`,
      ),
      failed: `The new site is served. Old releases in ${base}/releases could not be removed.`,
    },
  ];
}

/** Goes back to the previous release, and hides the current one so that a later rollback skips it. */
export function rollbackSteps(place: Place): Step[] {
  const { target, base } = place;
  const goBack =
    `cd ${base}; now=$(basename "$(readlink current)"); ` +
    `before=$(ls -1 releases | sort | awk -v now="$now" '$0 < now' | tail -n 1); ` +
    `if [ -z "$before" ]; then echo "There is no release before $now." >&2; exit 1; fi; ` +
    `${switchTo('"$before"')}; echo "$before is served again, instead of $now."; ` +
    `mv "releases/$now" "releases/.rolled-back-$now"`;
  return [
    {
      what: `Go back to the previous release on ${target}`,
      ...overSsh(place, goBack),
      failed: `The server’s output is above. If it says that an earlier release is served again, delete the other one from ${base}/releases, or a later rollback may return to it. Otherwise nothing was changed, unless the connection was lost: check where ${base}/current points before you try again.`,
    },
  ];
}
