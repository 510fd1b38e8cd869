import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import { type Findings, findMistakes } from '../../collections/checks/check-content.ts';
import { type ContentProblem, headingOf, hidesPages, problemLine } from '../../collections/findings/content-problem.ts';
import { escapeXml } from '../../lib/escape-xml.ts';

/** Milliseconds; an editor that saves several files at once is answered once. */
const SETTLE = 30;

/** Milliseconds from a change until Astro has surely stored it; it waits for half a second. */
const STORED = 1000;

/** What stands in the place of every page while there are mistakes: all of them, each in a line. */
const mistakesPage = (mistakes: readonly ContentProblem[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${headingOf(mistakes)}</title>
<style>:root { color-scheme: light dark; font: 1rem/1.6 system-ui; } body { max-width: 75ch; margin: 2rem auto; padding: 0 1rem; } li { margin-bottom: 1rem; overflow-wrap: anywhere; }</style>
</head>
<body>
<h1>${headingOf(mistakes)}</h1>
<ul>${mistakes.map((mistake) => `<li>${escapeXml(problemLine(mistake))}</li>`).join('\n')}</ul>
</body>
</html>
`;

/**
 * Checks the content and its PDFs whenever one of its files changes, and tells terminal and browser what is wrong.
 *
 * @returns what the checks of the last change found; undefined where they failed
 */
export function watchContent(server: ViteDevServer, logger: AstroIntegrationLogger) {
  const { root } = server.config;
  const folders = ['content', 'public'].map((folder) => path.join(root, folder) + path.sep);
  let mistakes: Findings['mistakes'] = [];

  async function check(): Promise<Findings | undefined> {
    const had = mistakes.length > 0;
    try {
      const findings = await findMistakes(root, { forWriters: true });
      ({ mistakes } = findings);
      if (mistakes.length > 0) {
        logger.warn([`${headingOf(mistakes)}:`, ...mistakes.map((mistake) => `  ${problemLine(mistake)}`)].join('\n'));
      } else if (had) {
        logger.warn('The content has no mistakes any more.');
      }
      if (had || mistakes.length > 0) server.ws.send({ type: 'full-reload' });
      return findings;
    } catch (error) {
      logger.warn(`The content could not be checked: ${String(error)}`);
      return undefined;
    }
  }

  let latest = check();
  let isDue = false;
  /** When a file changed last, and when a page was sent last. */
  let [changed, sent] = [0, 0];
  server.watcher.on('all', (_, file) => {
    if (!folders.some((folder) => file.startsWith(folder))) return;
    changed = Date.now();
    if (isDue) return;
    isDue = true;
    latest = latest
      .then(() => wait(SETTLE))
      .then(() => {
        isDue = false;
        return check();
      });
  });
  server.middlewares.use((request, response, next) => {
    const answer = async () => {
      // A page that stands in another, at the writers' desk, has the findings beside it already.
      const isInFrame = request.headers['sec-fetch-dest'] === 'iframe';
      await latest;
      sent = Date.now();
      if (!mistakes.some((mistake) => !isInFrame || hidesPages(mistake))) {
        next();
        return;
      }
      // Astro would remember what it failed to make of a mistake, even when it is mended.
      const page = await server.transformIndexHtml('/', mistakesPage(mistakes));
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    };
    if (request.headers.accept?.includes('text/html')) answer().catch(next);
    else next();
  });
  // A page that was on its way when Astro had stored what changed has not heard that it is to load again.
  server.ws.on('connection', (socket) => {
    if (sent >= changed + STORED) return;
    setTimeout(() => {
      socket.send(JSON.stringify({ type: 'full-reload' }));
    }, STORED);
  });
  return () => latest;
}
