// @ts-check
// Runs a program from node_modules, installing the packages first if needed: node tools/run.mjs astro dev
// With --omit=dev, those that build and serve the site are enough for it.
import { run, serve } from './lib/run.mjs';
import { ensureInstalled, main } from './setup.mjs';

await main(async () => {
  const forSite = process.argv[2] === '--omit=dev';
  await ensureInstalled({ forSite });
  const [command = 'astro', ...args] = process.argv.slice(forSite ? 3 : 2);
  // A dev server only ever ends by being stopped, so that is a success; a build that is stopped has failed.
  return args[0] === 'dev' ? serve(command, args) : (await run(command, args)).code;
});
