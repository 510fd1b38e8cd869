import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentText } from './content-text.ts';
import type { LatestFindings } from './latest-findings.ts';
import { pageScript, textScript } from './overlay.ts';
import { watchContent } from './watch-content.ts';

/**
 * Shows mistakes in the content in the browser while somebody writes, and hands the texts to Astro as the checks read
 * them. A build is stopped by the loader, src/collections/loader/entries.ts, before it makes anything.
 *
 * @param findings are kept up to date in the dev server, for others that show them
 */
export function contentChecks(findings: LatestFindings): AstroIntegration {
  let folders: string[] = [];
  let end: (() => void) | undefined;
  return {
    name: 'content-checks',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig, injectScript }) => {
        const content = path.join(fileURLToPath(config.root), 'content');
        folders = [content, fileURLToPath(config.publicDir)].map((folder) => path.resolve(folder));
        updateConfig({
          vite: {
            plugins: [contentText(content)],
            define: { __FOR_WRITERS__: JSON.stringify(command === 'dev') },
          },
        });
        if (command === 'dev')
          injectScript('page', [pageScript, textScript].map((script) => `import '/${script}';`).join('\n'));
      },
      'astro:server:setup': ({ server, logger }) => {
        end = watchContent(server, folders, findings, (line) => {
          logger.warn(line);
        });
      },
      'astro:server:done': () => end?.(),
    },
  };
}
