/**
 * `npm run build`: all or nothing. Astro makes the new site beside the old one, which is moved to `dist/` when everything
 * has passed; a build that fails or is killed leaves `dist/` as it was. One build runs at a time.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buildDate } from '../src/lib/build-date.ts';
import { alone, placesIn, publish, recover } from './lib/publish-site.ts';
import { environment, root } from './lib/run.mjs';
import { main, readArguments } from './setup.mjs';

const places = placesIn(root);

/** Has Astro build the new site. @returns its exit code, which after a signal is not 0 */
async function build(): Promise<number> {
  const child = fork(path.join(root, 'node_modules/astro/bin/astro.mjs'), ['build', '--outDir', places.next], {
    cwd: root,
    // One moment for all of a build: one that runs over midnight would list an article that has no page yet.
    env: environment({ SOURCE_DATE_EPOCH: String(Math.floor(buildDate().getTime() / 1000)) }),
    // This process holds the lock, so that nothing may go on without it.
    execArgv: ['--import', import.meta.resolve('./lib/end-with-parent.mjs')],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return code ?? (signal === 'SIGINT' ? 130 : 143);
}

await main(() => {
  readArguments({}, 'Write: npm run build');
  return alone(root, async () => {
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
