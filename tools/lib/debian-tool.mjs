// @ts-check
import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { onPath, SetupError } from '../setup.mjs';
import { root, run } from './run.mjs';

const cache = path.join(root, '.cache/tools');

/**
 * Finds a program, or fetches Debian's package of it into the cache: nothing is installed, and no service started.
 * @param {string} name of the program and of its package
 * @param {string} variable names a program to use instead
 * @returns {Promise<string>} the program
 */
export async function ensureTool(name, variable) {
  const folder = path.join(cache, name);
  const unpacked = path.join(folder, 'usr/bin', name);
  const found = [process.env[variable], onPath(name), unpacked].find((file) => file && existsSync(file));
  if (found) return found;
  if (onPath('apt-get') && onPath('dpkg-deb')) {
    console.log(`Fetching Debian’s package of ${name}…`);
    await mkdir(folder, { recursive: true });
    const archive = (await fetchPackage(name, folder)) ?? ((await updateLists()) && (await fetchPackage(name, folder)));
    if (archive) await run('dpkg-deb', ['-x', archive, folder], { quiet: true });
    if (existsSync(unpacked)) return unpacked;
  }
  throw new SetupError(
    `The tests of hosts need ${name}. Install it (on Debian or Ubuntu: sudo apt-get install ${name}), or set ` +
      `${variable} to its program, then run the same command again.`,
  );
}

/**
 * @param {string} name
 * @param {string} folder
 * @returns {Promise<string | undefined>} the package's file
 */
async function fetchPackage(name, folder) {
  await run('apt-get', ['download', name], { quiet: true, cwd: folder });
  const file = (await readdir(folder)).find((entry) => entry.endsWith('.deb'));
  return file && path.join(folder, file);
}

/** A bare machine has no lists of packages; only root may fetch them. */
async function updateLists() {
  return process.getuid?.() === 0 && (await run('apt-get', ['update'], { quiet: true })).code === 0;
}
