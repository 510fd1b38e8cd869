// @ts-check
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SetupError } from '../setup.mjs';
import { root, run } from './run.mjs';

const folder = path.join(root, 'deploy/cloudflare');

/** What keeps wrangler from speaking to anybody but the account that it is to deploy to. */
export const quietly = { WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: path.join(root, '.cache/wrangler/logs') };

/**
 * Installs wrangler when it is missing or is not that of its lockfile. It stands apart from the project's packages: it
 * is 210 MB that only a deployment to Cloudflare and the tests of hosts need.
 * @returns {Promise<string>} the program, to be run with Node
 */
export async function ensureWrangler() {
  const stampFile = path.join(folder, 'node_modules/.setup-stamp');
  const lock = await readFile(path.join(folder, 'package-lock.json'));
  const stamp = createHash('sha256').update(lock).digest('hex');
  if ((await readFile(stampFile, 'utf8').catch(() => '')) !== stamp) {
    console.log('Installing wrangler with npm ci (half a minute)…');
    const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--prefix', folder], { quiet: true });
    if (code !== 0) throw new SetupError(`${output}\nWrangler could not be installed; the output of npm ci is above.`);
    await writeFile(stampFile, stamp);
  }
  return path.join(folder, 'node_modules/wrangler/bin/wrangler.js');
}
