import type { ViteDevServer } from 'vite';
import type { Findings } from '../../collections/checks/check-content.ts';
import { hidesPages } from '../../collections/findings/content-problem.ts';
import { mistakesPage } from '../../collections/findings/mistakes-page.ts';
import { isContent } from './watch-content.ts';

/** Milliseconds from a change until Astro has surely stored it: docs/upstream/astro-content-stored.md. */
const STORED = 2000;

/** A page's script that tells the dev server how many milliseconds ago the page was asked for. */
export const TELL_AGE = `import.meta.hot?.send('for-writers:age', performance.now());`;

/**
 * Sends the mistakes in the content in the place of each page.
 *
 * @param latest what the checks of the last change found
 */
export function showMistakes(server: ViteDevServer, latest: () => Promise<Findings | undefined>): void {
  /** When a file changed last. */
  let changed = 0;
  server.watcher.on('all', (_, file) => {
    if (isContent(server, file)) changed = Date.now();
  });
  server.middlewares.use((request, response, next) => {
    const answer = async () => {
      // A page that stands in another, at the writers' desk, has the findings beside it already.
      const isInFrame = request.headers['sec-fetch-dest'] === 'iframe';
      const { mistakes = [] } = (await latest()) ?? {};
      if (!mistakes.some((mistake) => !isInFrame || hidesPages(mistake))) {
        next();
        return;
      }
      // Astro would remember what it failed to make of a mistake, even when it is mended.
      const page = await server.transformIndexHtml('/', mistakesPage(mistakes, TELL_AGE));
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    };
    if (request.headers.accept?.includes('text/html')) answer().catch(next);
    else next();
  });
  // A page that was on its way when Astro had stored what changed has not heard that it is to load again.
  server.environments.client.hot.on('for-writers:age', (age: number, page) => {
    const now = Date.now();
    if (now - age >= changed + STORED) return;
    setTimeout(
      () => {
        page.send({ type: 'full-reload' });
      },
      changed + STORED - now,
    );
  });
}
