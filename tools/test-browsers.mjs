// @ts-check
// `npm run test:browsers`: the built site in Firefox and in WebKit, one after the other, as far as they are installed.
// Names of test files choose among the tests: npm run test:browsers -- menu
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findBrowsers } from './lib/find-browsers.mjs';
import { root, run, wasStopped } from './lib/run.mjs';
import { openDisplay } from './lib/xvfb.mjs';
import { ensureInstalled, main, SetupError } from './setup.mjs';

await main(async () => {
  await ensureInstalled();
  // That step builds with the contact form on, which sends to the server that it came from.
  if (!existsSync(path.join(root, 'dist/index.html'))) {
    throw new SetupError('There is no built site in dist/. Build it first: npm test -- build');
  }
  const { found, missing } = findBrowsers();
  for (const { name, advice } of missing) console.log(`${name} is not installed here, so it is skipped (${advice}).`);
  if (found.length === 0) throw new SetupError('No browser was found, so nothing was tested.');

  let worst = 0;
  for (const { name, env } of found) {
    if (wasStopped()) break;
    console.log(`\n== ${name}`);
    const display = name === 'WebKit' ? await openDisplay() : undefined;
    try {
      const args = ['run', '--project', 'browsers', ...process.argv.slice(2)];
      const { code } = await run('vitest', args, { env: { BROWSER: name, ...env, ...display?.env } });
      worst = Math.max(worst, code);
    } finally {
      display?.close();
    }
  }
  return worst;
});
