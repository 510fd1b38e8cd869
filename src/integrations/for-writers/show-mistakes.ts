import type { ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import type { CheckedContent } from '../../collections/checks/check-content.ts';
import { hidesPages } from '../../collections/findings/finding.ts';
import { mistakesPage } from '../../collections/findings/mistakes-page.ts';
import { evaluateAgain } from './evaluate-again.ts';
import { isStore } from './watch-content.ts';

/** A page script that reports to the dev server how many milliseconds ago the page was requested. */
export const TELL_AGE = `import.meta.hot?.send('for-writers:age', performance.now());`;

/**
 * Serves the mistakes in the content instead of each page.
 *
 * @param latest what the checks of the last change found
 */
export function showMistakes(server: ViteDevServer, latest: () => Promise<CheckedContent | undefined>): void {
  /** When Astro last stored a change, and when the last page was requested that it could not render. */
  let stored = 0;
  let failed = Infinity;
  /** The answers that Astro is rendering, and when it may begin the next. */
  const rendering = new Set<ServerResponse>();
  let ready = Promise.resolve();
  server.middlewares.use((request, response, next) => {
    const asked = Date.now();
    const answer = async () => {
      // A page in a frame, at the writers’ desk, already has the findings beside it.
      const isInFrame = request.headers['sec-fetch-dest'] === 'iframe';
      const { mistakes = [] } = (await latest()) ?? {};
      if (!mistakes.some((mistake) => !isInFrame || hidesPages(mistake))) {
        await ready;
        if (response.closed) return;
        rendering.add(response);
        response.once('close', () => rendering.delete(response));
        next();
        return;
      }
      // Not rendered by Astro, which would cache the failure even after the mistake has been corrected.
      const page = await server.transformIndexHtml('/', mistakesPage(mistakes, TELL_AGE));
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    };
    if (request.headers.accept?.includes('text/html')) {
      response.on('finish', () => {
        failed = response.statusCode === 500 ? asked : Infinity;
      });
      answer().catch(next);
    } else next();
  });
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
}
