// @ts-check
// Astro's own commands (dev, check) on the packages of the lockfile and without telemetry; `build` is tools/build.ts.
import { run } from './lib/run.mjs';
import { ensureInstalled, main } from './setup.mjs';

await main(async () => {
  await ensureInstalled();
  const [command, ...args] = process.argv.slice(2);
  const { code } =
    command === 'build'
      ? await run('node', ['tools/build.ts', ...args], { direct: true })
      : await run('astro', [command ?? '', ...args], { direct: true });
  return code === 130 || code === 143 ? 0 : code;
});
