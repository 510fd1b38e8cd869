// @ts-check
// `npm run test:hosts`: the built site on the engines that will serve it, Caddy and Cloudflare's own.
// Names of test files choose among the tests: npm run test:hosts -- deploy
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureWrangler } from './lib/wrangler.mjs';
import { root, run } from './lib/run.mjs';
import { ensureInstalled, main, needSite, onPath, SetupError } from './setup.mjs';

await main(async () => {
  await ensureInstalled();
  needSite();
  const env = {
    CADDY_PATH: await ensureTool('caddy', 'CADDY_PATH'),
    RSYNC_PATH: await ensureTool('rsync', 'RSYNC_PATH'),
    WRANGLER_PATH: await ensureWrangler(),
  };
  return (await run('vitest', ['run', '--project', 'hosts', ...process.argv.slice(2)], { env })).code;
});

/**
 * Finds a program, or fetches Debian's package of it into the cache: nothing is installed, and no service started.
 * @param {string} name of the program and of its package
 * @param {string} variable names a program to use instead
 * @returns {Promise<string>} the program
 */
async function ensureTool(name, variable) {
  const folder = path.join(root, '.cache/tools', name);
  const unpacked = path.join(folder, 'usr/bin', name);
  const found = [process.env[variable], onPath(name), unpacked].find((file) => file && existsSync(file));
  if (found) return found;
  if (onPath('apt-get') && onPath('dpkg-deb')) {
    console.log(`Fetching Debian’s package of ${name}…`);
    mkdirSync(folder, { recursive: true });
    const fetchPackage = () => run('apt-get', ['download', name], { output: 'kept', cwd: folder });
    // A bare machine has no lists of packages; only root may fetch them.
    if ((await fetchPackage()).code !== 0 && process.getuid?.() === 0) {
      await run('apt-get', ['update'], { output: 'kept' });
      await fetchPackage();
    }
    for (const archive of readdirSync(folder).filter((file) => file.endsWith('.deb'))) {
      await run('dpkg-deb', ['-x', archive, '.'], { output: 'kept', cwd: folder });
    }
    if (existsSync(unpacked)) return unpacked;
  }
  throw new SetupError(
    `The tests of hosts need ${name}. Install it (on Debian or Ubuntu: sudo apt-get install ${name}), or set ` +
      `${variable} to its program, then run the same command again.`,
  );
}
