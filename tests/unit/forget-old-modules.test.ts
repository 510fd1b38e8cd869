import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { forgetOldModules } from '../../src/integrations/content-checks/forget-old-modules.ts';
import { temporaryFile } from '../lib/temporary-file.ts';

it('a module that somebody else has had made anew is evaluated anew', async () => {
  const file = temporaryFile('content.js', 'export default "before"');
  const server = await createServer({
    configFile: false,
    root: dirname(file),
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
  });
  onTestFinished(() => server.close());
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite’s own environment runs modules.');
  forgetOldModules(ssr);
  const shown = async () => (await ssr.runner.import<{ default: string }>(file)).default;
  expect(await shown()).toBe('before');

  writeFileSync(file, 'export default "after"');
  const module = ssr.moduleGraph.getModuleById(file);
  if (module) ssr.moduleGraph.invalidateModule(module);
  // As Astro does while it gathers the styles of a page: not for the runner, which is never told.
  await ssr.fetchModule(file);
  expect(await shown()).toBe('after');
});
