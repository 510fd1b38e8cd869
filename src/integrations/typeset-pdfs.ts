import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent } from '../collections/checks/check-content.ts';
import { readTree } from '../collections/loader/content-tree.ts';
import { forgetReadings } from '../collections/loader/read-file.ts';
import { buildDate } from '../lib/build-date.ts';
import { makeDocuments } from '../pdf/typeset/make.ts';

/**
 * Makes the PDFs that follow from the content before a build reads the content and public/, so that a figure on a page
 * and the same figure in its PDF are never at odds. What has not changed is not made again.
 */
export function typesetPdfs(): AstroIntegration {
  let isBuild = false;
  return {
    name: 'typeset-pdfs',
    hooks: {
      'astro:config:setup': ({ command }) => {
        isBuild = command === 'build';
      },
      'astro:config:done': async ({ config, logger }) => {
        if (!isBuild) return;
        const root = fileURLToPath(config.root);
        // The collections are about to report every mistake in the content together.
        if (checkContent(readTree(root), { now: buildDate() }).mistakes.length > 0) return;
        const { count, made } = await makeDocuments(root);
        forgetReadings();
        logger.info(`${String(count)} PDFs from the content, ${String(made.length)} of them made anew.`);
      },
    },
  };
}
