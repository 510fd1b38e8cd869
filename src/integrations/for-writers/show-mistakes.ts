import type { ViteDevServer } from 'vite';
import type { CheckedContent } from '../../collections/checks/check-content.ts';
import { hidesPages } from '../../collections/findings/finding.ts';
import { mistakesPage } from '../../collections/findings/mistakes-page.ts';
import { reloadPages, TELL_AGE } from './reload-pages.ts';

/**
 * Serves the mistakes in the content instead of each page.
 *
 * @param latest what the checks of the last change found
 */
export function showMistakes(server: ViteDevServer, latest: () => Promise<CheckedContent | undefined>): void {
  const pages = reloadPages(server);
  server.middlewares.use((request, response, next) => {
    const answer = async () => {
      // A page in a frame, at the writers’ desk, already has the findings beside it.
      const isInFrame = request.headers['sec-fetch-dest'] === 'iframe';
      const { mistakes = [] } = (await latest()) ?? {};
      if (!mistakes.some((mistake) => !isInFrame || hidesPages(mistake))) {
        if (await pages.mayRender(response)) next();
        return;
      }
      // Not rendered by Astro, which would cache the failure even after the mistake has been corrected.
      const page = await server.transformIndexHtml('/', mistakesPage(mistakes, TELL_AGE));
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    };
    if (request.headers.accept?.includes('text/html')) {
      pages.request(response);
      answer().catch(next);
    } else next();
  });
}
