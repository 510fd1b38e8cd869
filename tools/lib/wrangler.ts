import path from 'node:path';
import { ensurePackages } from '../setup.mjs';
import { root } from './run.mjs';

/** What keeps wrangler from speaking to anybody but the account that it is to deploy to. */
export const quietly = { WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: path.join(root, '.cache/wrangler/logs') };

/**
 * Installs wrangler, which stands apart from the project's packages: it is 210 MB that only a deployment to Cloudflare and
 * the tests of hosts need. @returns the program, to be run with Node
 */
export async function ensureWrangler(): Promise<string> {
  const folder = path.join(root, 'deploy/cloudflare');
  await ensurePackages(folder, 'wrangler');
  return path.join(folder, 'node_modules/wrangler/bin/wrangler.js');
}
