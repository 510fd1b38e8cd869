import { expect, test } from 'vitest';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { evaluateAgain } from '../../../../src/integrations/for-writers/evaluate-again.ts';

test('a module that was invalidated and transformed since is evaluated again', async () => {
  let stored = 'before';
  const modules: Record<string, () => string> = {
    'virtual:stored': () => `export default ${JSON.stringify(stored)}`,
    'virtual:page': () => `import words from 'virtual:stored'; export const page = words;`,
  };
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [{ name: 'virtual', resolveId: (id) => (id in modules ? id : undefined), load: (id) => modules[id]?.() }],
  });
  try {
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error('The environment cannot evaluate modules.');
    const page = async () => (await ssr.runner.import<{ page: string }>('virtual:page')).page;
    expect(await page()).toBe('before');

    stored = 'after';
    for (const module of ssr.moduleGraph.idToModuleMap.values())
      ssr.moduleGraph.invalidateModule(module, undefined, Date.now(), true);
    await ssr.transformRequest('virtual:page');
    await ssr.transformRequest('virtual:stored');
    // What evaluateAgain is for: once Vite returns “after” here, it can be removed.
    expect(await page()).toBe('before');
    evaluateAgain(server);
    expect(await page()).toBe('after');
  } finally {
    await server.close();
  }
});
