// @ts-check
// `npm run desk`: serves the writers' desk, for editing the site in a browser on this machine.
import path from 'node:path';
import { needFreePort, wantedPort } from './lib/port.mjs';
import { root, run, serve } from './lib/run.mjs';
import { ensureInstalled, ensurePackages, main } from './setup.mjs';

/** Differs from the port of `npm run dev`, so that both can run. */
const PORT = 4341;

await main(async () => {
  // The environment is left out: its PORT is for the site itself.
  const args = process.argv.slice(2).filter((word) => word !== '--no-open');
  const port = wantedPort(args, {}, PORT);
  await needFreePort(port, 'npm run desk', 'another program, perhaps a desk that is open already');
  await ensureInstalled();
  await ensurePackages(path.join(root, 'tools/desk'), 'the desk’s packages');
  const { code } = await run('node', ['tools/desk/build-app.ts']);
  if (code !== 0) return code;
  const address = `http://127.0.0.1:${port}`;
  console.log(`The desk: ${address}/desk\nThe site: ${address}/\nPress Ctrl+C to stop.`);
  const open = process.argv.includes('--no-open') ? [] : ['--open', '/desk'];
  const options = ['--config', 'tools/desk/astro.config.mjs', '--host', '127.0.0.1', '--port', String(port)];
  return serve('astro', ['dev', '--ignore-lock', ...options, ...open]);
});
