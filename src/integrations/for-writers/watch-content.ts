import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import { type CheckedContent, checkProject } from '../../collections/checks/check-content.ts';
import { ContentError } from '../../collections/findings/finding.ts';
import { reasonOf } from '../../lib/reason-of.ts';

/** Milliseconds; several files saved at once are checked once. */
const SETTLE_MS = 30;

/** Whether a file is in content/ or public/. */
export const isContent = ({ config }: ViteDevServer, file: string): boolean =>
  ['content', 'public'].some((folder) => file.startsWith(path.join(config.root, folder) + path.sep));

/** Whether a file is one in which Astro stores what pages are rendered from: docs/upstream/astro-content-stored.md. */
export const isStore = ({ config }: ViteDevServer, file: string): boolean =>
  ['data-store.json', 'content-modules.mjs', 'content-assets.mjs'].some(
    (name) => file === path.join(config.root, '.astro', name),
  );

/**
 * Checks the content and its PDFs whenever one of its files changes, logs mistakes and reloads the browser.
 *
 * @returns a function that gives the latest findings; undefined if the checks failed
 */
export function watchContent(server: ViteDevServer, logger: AstroIntegrationLogger) {
  let hadMistakes = false;

  async function check(): Promise<CheckedContent | undefined> {
    try {
      const findings = await checkProject(server.config.root, { forWriters: true });
      const { mistakes } = findings;
      if (mistakes.length > 0) logger.warn(new ContentError(mistakes).message);
      else if (hadMistakes) logger.warn('The content no longer has any mistakes.');
      if (hadMistakes || mistakes.length > 0) server.ws.send({ type: 'full-reload' });
      hadMistakes = mistakes.length > 0;
      return findings;
    } catch (error) {
      logger.warn(`The content could not be checked: ${reasonOf(error)}`);
      return undefined;
    }
  }

  let latest = check();
  let isDue = false;
  server.watcher.on('all', (_, file) => {
    if (isDue || !isContent(server, file)) return;
    isDue = true;
    latest = latest
      .then(() => wait(SETTLE_MS))
      .then(() => {
        isDue = false;
        return check();
      });
  });
  return () => latest;
}
