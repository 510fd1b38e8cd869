import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentText } from './content-text.ts';
import { pageScript, textScript } from './overlay.ts';
import { watchContent } from './watch-content.ts';

/**
 * Shows mistakes in the content in the browser while somebody writes, and hands the texts to Astro as the checks read
 * them. A build is stopped by the loader, src/loaders/entries.ts, before it makes anything.
 */
export function contentChecks(): AstroIntegration {
  return {
    name: 'content-checks',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig, injectScript }) => {
        updateConfig({
          vite: {
            plugins: [contentText(path.join(fileURLToPath(config.root), 'content'))],
            define: { __FOR_WRITERS__: JSON.stringify(command === 'dev') },
          },
        });
        if (command === 'dev')
          injectScript('page', [pageScript, textScript].map((script) => `import '/${script}';`).join('\n'));
      },
      'astro:server:setup': ({ server, logger }) => {
        watchContent(server, (line) => {
          logger.warn(line);
        });
      },
    },
  };
}
