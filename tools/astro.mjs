// @ts-check
// Astro's own commands (dev, check) on the packages of the lockfile and without telemetry; `build` is tools/build.ts.
import { run } from './lib/run.mjs';
import { ensureInstalled, main } from './setup.mjs';

await main(async () => {
  await ensureInstalled();
  const [command, ...args] = process.argv.slice(2);
  // A build that was stopped has not been done; a dev server is always ended like that.
  if (command === 'build') return (await run('node', ['tools/build.ts', ...args], { direct: true })).code;
  const { code } = await run('astro', process.argv.slice(2), { direct: true });
  return code === 130 || code === 143 ? 0 : code;
});
