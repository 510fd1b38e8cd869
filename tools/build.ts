/**
 * `npm run build`: all or nothing. Astro builds the new site in a folder of its own, which is moved to `dist/` once
 * every check has passed; a build that fails or is killed leaves `dist/` as it was. Only one build runs at a time.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buildDate } from '../src/lib/build-date.ts';
import { placesIn, publish, recover, withLock } from './lib/publish-site.ts';
import { environment, root } from './lib/run.mjs';
import { main, readArguments } from './setup.mjs';

const places = placesIn(root);

/** Builds the new site with Astro. @returns the exit code, never 0 after a signal */
async function build(): Promise<number> {
  const child = fork(path.join(root, 'node_modules/astro/bin/astro.mjs'), ['build', '--outDir', places.next], {
    cwd: root,
    // One time for the whole build: if it ran past midnight, it could list an article that has no page yet.
    env: environment({ SOURCE_DATE_EPOCH: String(Math.floor(buildDate().getTime() / 1000)) }),
    // This process holds the lock, so the build must not outlive it.
    execArgv: ['--import', import.meta.resolve('./lib/end-with-parent.mjs')],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return code ?? (signal === 'SIGINT' ? 130 : 143);
}

await main(() => {
  readArguments({}, 'Write: npm run build');
  return withLock(root, async () => {
    recover(places);
    const code = await build();
    if (code === 0) {
      publish(places);
      console.log('Every check has passed; the new site is in dist/.');
    }
    recover(places);
    return code;
  });
});
