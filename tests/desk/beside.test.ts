import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../../tools/lib/run.mjs';
import { startDevServer } from '../lib/dev-server.ts';
import { freePort, startServer } from '../lib/server-program.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { copyWithDesk } from './support/desk.ts';

it('runs beside the dev server and another desk', async () => {
  const project = copyWithDesk(temporaryFolder());
  // By npm's record, `npm run desk` sees that the packages are installed.
  const record = 'node_modules/.package-lock.json';
  copyFileSync(path.join(root, record), path.join(project, record));
  const site = await startDevServer(project);
  onTestFinished(site.stop);
  const start = async () => {
    const port = await freePort();
    const page = () => fetch(`http://127.0.0.1:${port}/desk`).then(({ ok }) => ok);
    const args = [path.join(project, 'tools/desk.mjs'), '--no-open', '--port', String(port)];
    const answers = () => page().catch(() => false);
    const end = await startServer({ command: process.execPath, args, env: { VITEST: '' }, answers });
    onTestFinished(() => end());
    return page;
  };
  const pages = [await start(), await start(), () => fetch(`${site.origin}/`).then(({ ok }) => ok)];
  expect(await Promise.all(pages.map((page) => page()))).toEqual([true, true, true]);
});
