// @ts-check
// `npm run test:desk`: tests the writers' desk: its types, a round trip of all content through its reader and writer,
// and its pages in a real browser.
import path from 'node:path';
import { root, run, wasStopped } from './lib/run.mjs';
import { ensureBrowser, ensurePackages, main, readArguments } from './setup.mjs';

await main(async () => {
  readArguments({}, 'Write: npm run test:desk');
  await ensurePackages(path.join(root, 'tools/desk'), 'the desk’s packages');
  await ensureBrowser();
  /** @type {[string, ...string[]][]} */
  const steps = [
    ['node', 'node_modules/typescript/bin/tsc', '-p', 'tools/desk', '--noEmit'],
    // The code step of npm test leaves it out where its packages are missing.
    ['eslint', '--max-warnings', '0', 'tools/desk'],
    ['node', 'tools/desk/build-app.ts'],
    ['vitest', 'run', '--project', 'desk'],
    ['playwright', 'test', '--config', 'tests/desk/playwright.config.ts'],
  ];
  let worst = 0;
  for (const [command, ...args] of steps) {
    if (wasStopped()) break;
    console.log(`\n== ${command}`);
    worst = Math.max(worst, (await run(command, args)).code);
  }
  return worst;
});
