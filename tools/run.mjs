// @ts-check
// Runs a program of the packages, which are installed first where they are missing: node tools/run.mjs astro dev
import { run, serve } from './lib/run.mjs';
import { ensureInstalled, main } from './setup.mjs';

await main(async () => {
  await ensureInstalled();
  const [command = 'astro', ...args] = process.argv.slice(2);
  // A dev server is always ended by being stopped; a build that was stopped has not been done.
  return args[0] === 'dev' ? serve(command, args) : (await run(command, args)).code;
});
