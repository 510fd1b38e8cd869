import type { ViteDevServer } from 'vite';
import type { Findings } from '../../collections/checks/check-content.ts';
import { hidesPages } from '../../collections/findings/content-problem.ts';
import { mistakesPage } from '../../collections/findings/mistakes-page.ts';
import { isContent } from './watch-content.ts';

/** Milliseconds after which Astro has certainly stored a change: docs/upstream/astro-content-stored.md. */
const STORED_MS = 2000;

/** A page script that reports to the dev server how many milliseconds ago the page was requested. */
export const TELL_AGE = `import.meta.hot?.send('for-writers:age', performance.now());`;

/**
 * Serves the mistakes in the content instead of each page.
 *
 * @param latest what the checks of the last change found
 */
export function showMistakes(server: ViteDevServer, latest: () => Promise<Findings | undefined>): void {
  /** Time of the last change of a file. */
  let changed = 0;
  server.watcher.on('all', (_, file) => {
    if (isContent(server, file)) changed = Date.now();
  });
  server.middlewares.use((request, response, next) => {
    const answer = async () => {
      // A page in a frame, at the writers’ desk, already has the findings beside it.
      const isInFrame = request.headers['sec-fetch-dest'] === 'iframe';
      const { mistakes = [] } = (await latest()) ?? {};
      if (!mistakes.some((mistake) => !isInFrame || hidesPages(mistake))) {
        next();
        return;
      }
      // Not rendered by Astro, which would cache the failure even after the mistake has been corrected.
      const page = await server.transformIndexHtml('/', mistakesPage(mistakes, TELL_AGE));
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    };
    if (request.headers.accept?.includes('text/html')) answer().catch(next);
    else next();
  });
  // A page that was still loading when Astro stored the change has missed the signal to reload.
  server.environments.client.hot.on('for-writers:age', (age: number, page) => {
    const now = Date.now();
    if (now - age >= changed + STORED_MS) return;
    setTimeout(
      () => {
        page.send({ type: 'full-reload' });
      },
      changed + STORED_MS - now,
    );
  });
}
