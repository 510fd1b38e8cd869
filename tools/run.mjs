// @ts-check
// Runs a program of the packages, which are installed first where they are missing: node tools/run.mjs astro dev
import { serve } from './lib/run.mjs';
import { ensureInstalled, main } from './setup.mjs';

await main(async () => {
  await ensureInstalled();
  const [command = 'astro', ...args] = process.argv.slice(2);
  return serve(command, args);
});
