/**
 * `npm run test:hosts`: tests the built site on the servers that will serve it, Caddy and Cloudflare's runtime.
 * Name test files to run only those: npm run test:hosts -- deploy
 */
import { existsSync, globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './lib/run.mjs';
import { ensureWrangler } from './deploy/cloudflare.ts';
import { main, needSite, onPath, SetupError } from './setup.mjs';

await main(async () => {
  needSite();
  const env = {
    CADDY_PATH: await ensureTool('caddy', 'CADDY_PATH'),
    RSYNC_PATH: await ensureTool('rsync', 'RSYNC_PATH'),
    WRANGLER_PATH: await ensureWrangler(),
  };
  return (await run('vitest', ['run', '--project', 'hosts', ...process.argv.slice(2)], { env })).code;
});

/**
 * Finds a program, or unpacks its Debian package into the cache, which installs nothing and starts no service.
 *
 * @param name of the program and of its package
 * @param variable the environment variable with a path to use instead
 */
async function ensureTool(name: string, variable: string): Promise<string> {
  const folder = path.join(root, '.cache/tools', name);
  const unpacked = path.join(folder, 'usr/bin', name);
  const found = [process.env[variable], onPath(name), unpacked].find((file) => file && existsSync(file));
  if (found) return found;
  mkdirSync(folder, { recursive: true });
  const attempt = (command: string, ...args: string[]) => run(command, args, { output: 'kept', cwd: folder });
  if (onPath('apt-get')) {
    console.log(`Fetching Debian’s package of ${name}…`);
    // A fresh machine has no package lists; only root can fetch them.
    if (process.getuid?.() === 0) await attempt('apt-get', 'update');
    await attempt('apt-get', 'download', name);
    for (const archive of globSync('*.deb', { cwd: folder })) await attempt('dpkg-deb', '-x', archive, '.');
  }
  if (existsSync(unpacked)) return unpacked;
  throw new SetupError(
    `The tests of hosts need ${name}. Install it (on Debian or Ubuntu: sudo apt-get install ${name}), or set ` +
      `${variable} to its program, then run the same command again.`,
  );
}
