import { expect, test, vi } from 'vitest';
import { forWriters } from '../../../../src/integrations/for-writers/index.ts';

test('a page’s report that fails is logged, and does not end the dev server', async () => {
  const warn = vi.fn();
  let ask: (page: string) => void = () => undefined;
  const setup = forWriters().hooks['astro:server:setup'] as (parts: unknown) => void;
  setup({
    server: {
      config: { root: '/none' },
      watcher: { on: () => undefined },
      middlewares: { use: () => undefined },
      environments: { client: { hot: { on: () => undefined } } },
      ws: { send: () => undefined },
    },
    logger: { warn },
    toolbar: {
      on: (_: string, answer: typeof ask) => (ask = answer),
      send: () => {
        throw new Error('The toolbar is gone.');
      },
    },
  });
  ask('/AboutUs');
  await vi.waitFor(() => {
    expect(warn).toHaveBeenCalledWith('The toolbar is gone.');
  });
});
