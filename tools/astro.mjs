// @ts-check
// Astro's own commands (dev, build, check) on the packages of the lockfile and without telemetry.
import { run } from './lib/run.mjs';
import { ensureInstalled, main } from './setup.mjs';

await main(async () => {
  await ensureInstalled();
  const { code } = await run('astro', process.argv.slice(2), { direct: true });
  return code === 130 || code === 143 ? 0 : code;
});
