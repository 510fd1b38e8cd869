import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent } from '../../checks/check-content.ts';
import { readTree } from '../../checks/content-tree.ts';
import { buildDate } from '../../lib/build-date.ts';
import { makeDocuments } from './make.ts';

/**
 * Makes the PDFs that follow from the content before a build reads public/, so that a figure on a page and the same
 * figure in its PDF are never at odds. What has not changed is not made again.
 */
export function madeDocuments(): AstroIntegration {
  let isBuild = false;
  return {
    name: 'made-documents',
    hooks: {
      'astro:config:setup': ({ command }) => {
        isBuild = command === 'build';
      },
      // By now every integration is set up, so this build holds the lock that keeps others away.
      'astro:config:done': async ({ config, logger }) => {
        if (!isBuild) return;
        const root = fileURLToPath(config.root);
        // The collections are about to report every mistake in the content together.
        if (checkContent(readTree(root), { now: buildDate() }).mistakes.length > 0) return;
        const { count, made } = await makeDocuments(root);
        logger.info(`${String(count)} PDFs from the content, ${String(made.length)} of them made anew.`);
      },
    },
  };
}
