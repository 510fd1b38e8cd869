import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { APP, ASK, pageReport, TELL } from './page-report.ts';
import { watchContent } from './watch-content.ts';

/**
 * What writers get beside the site: drafts, mistakes over the page while they type, and in Astro's dev toolbar the file
 * behind each page and what the checks say of it. Nothing of it is in a build.
 */
export function forWriters(): AstroIntegration {
  let root = '';
  return {
    name: 'for-writers',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig, addDevToolbarApp }) => {
        root = fileURLToPath(config.root);
        addDevToolbarApp({ ...APP, icon: 'file-search', entrypoint: new URL('./toolbar-app.ts', import.meta.url) });
        updateConfig({
          vite: {
            define: { __FOR_WRITERS__: JSON.stringify(command === 'dev') },
            // Some editors empty a file and fill it a moment later: what counts is how it is then.
            server: { watch: { awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 } } },
          },
        });
      },
      'astro:server:setup': ({ server, toolbar, logger }) => {
        const latest = watchContent(server, (line) => {
          logger.warn(line);
        });
        toolbar.on<string>(ASK, (page) => {
          void latest().then((findings) => {
            toolbar.send(TELL, pageReport(root, page, findings));
          });
        });
      },
    },
  };
}
