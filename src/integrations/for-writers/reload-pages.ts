import type { ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { evaluateAgain } from './evaluate-again.ts';
import { isStore } from './watch-content.ts';

/** A page script that reports to the dev server how many milliseconds ago the page was requested. */
export const TELL_AGE = `import.meta.hot?.send('for-writers:age', performance.now());`;

/**
 * Reloads the open pages once Astro has stored a change, also those that were requested before and listen only now.
 *
 * @returns `request`, to be called for each page when it is requested; and `mayRender`, which waits until Astro may
 *   render it, and gives false if the browser has left meanwhile
 */
export function reloadPages(server: ViteDevServer) {
  /** When Astro last stored a change, and when the last page was requested that could not be rendered. */
  let stored = 0;
  let failed = Infinity;
  /** The answers that Astro is rendering, and when it may begin the next. */
  const rendering = new Set<ServerResponse>();
  let ready = Promise.resolve();
  const { hot } = server.environments.client;
  server.watcher.on('all', (_, file) => {
    if (!isStore(server, file)) return;
    ready = ready
      .then(() => Promise.all([...rendering].map((response) => new Promise((end) => response.once('close', end)))))
      .then(() => {
        evaluateAgain(server);
        stored = Date.now();
        // Astro has already sent the same signal; this one is for a page that was rendered, or began to listen, since.
        hot.send({ type: 'full-reload' });
      });
  });
  // A page that was requested before Astro stored a change, and listens only now, has missed both signals.
  hot.on('for-writers:age', (age: number, page) => {
    if (Date.now() - age < stored) page.send({ type: 'full-reload' });
  });
  // Astro’s own page of errors does not tell its age. It is shown if a deleted file was still among the stored ones.
  hot.on('vite:client:connect', (_, page) => {
    if (failed < stored) page.send({ type: 'full-reload' });
  });
  const request = (response: ServerResponse): void => {
    const asked = Date.now();
    response.on('finish', () => {
      failed = response.statusCode === 500 ? asked : Infinity;
    });
  };
  const mayRender = async (response: ServerResponse): Promise<boolean> => {
    await ready;
    if (response.closed) return false;
    rendering.add(response);
    response.once('close', () => rendering.delete(response));
    return true;
  };
  return { request, mayRender };
}
