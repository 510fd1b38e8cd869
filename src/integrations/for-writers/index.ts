import type { AstroIntegration } from 'astro';
import { reasonOf } from '../../lib/reason-of.ts';
import { pageReport } from './page-report.ts';
import { TELL_AGE } from './reload-pages.ts';
import { showMistakes } from './show-mistakes.ts';
import { watchContent } from './watch-content.ts';

/**
 * What writers get in addition to the site: drafts, mistakes instead of the page while they type, and, in Astro’s dev
 * toolbar, the file behind each page and its findings. Builds contain none of this.
 */
export function forWriters(): AstroIntegration {
  return {
    name: 'for-writers',
    hooks: {
      'astro:config:setup': ({ command, updateConfig, addDevToolbarApp, injectScript }) => {
        const entrypoint = new URL('./toolbar-app.ts', import.meta.url);
        addDevToolbarApp({ id: 'for-writers', name: 'For writers', icon: 'file-search', entrypoint });
        if (command === 'dev') injectScript('page', TELL_AGE);
        updateConfig({
          vite: {
            define: { __FOR_WRITERS__: JSON.stringify(command === 'dev') },
            // Some editors empty a file and fill it a moment later: wait for its final state.
            server: { watch: { awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 } } },
          },
        });
      },
      'astro:server:setup': ({ server, toolbar, logger }) => {
        const latest = watchContent(server, logger);
        showMistakes(server, latest);
        // A page asks with its path; all open pages receive the answer.
        toolbar.on<string>('for-writers:ask', (page) => {
          const tell = async () => {
            toolbar.send('for-writers:tell', pageReport(page, await latest()));
          };
          tell().catch((error: unknown) => {
            logger.warn(reasonOf(error));
          });
        });
      },
    },
  };
}
