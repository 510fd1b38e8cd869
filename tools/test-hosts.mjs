// @ts-check
// `npm run test:hosts`: the built site on the engines that will serve it, Caddy and Cloudflare's own.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureTool } from './lib/debian-tool.mjs';
import { root, run } from './lib/run.mjs';
import { ensureWrangler } from './lib/wrangler.mjs';
import { ensureInstalled, main, SetupError } from './setup.mjs';

await main(async () => {
  await ensureInstalled();
  if (!existsSync(path.join(root, 'dist/index.html'))) {
    throw new SetupError('There is no built site in dist/. Build it first: npm run build');
  }
  const env = {
    CADDY_PATH: await ensureTool('caddy', 'CADDY_PATH'),
    RSYNC_PATH: await ensureTool('rsync', 'RSYNC_PATH'),
    WRANGLER_PATH: await ensureWrangler(),
  };
  return (await run('vitest', ['run', '--project', 'hosts'], { env })).code;
});
