import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent, findMistakes } from '../collections/checks/check-content.ts';
import { ContentError, problemLine } from '../collections/findings/content-problem.ts';
import { readTree } from '../collections/loader/content-tree.ts';
import { forgetReadings } from '../collections/loader/read-file.ts';
import { buildDate } from '../lib/build-date.ts';
import { makeDocuments } from '../pdf/typeset/make.ts';

/**
 * Before a build reads the content and public/: makes the PDFs that follow from the content, so that a figure on a page and
 * the same figure in its PDF are never at odds, and stops the build at any mistake, with all of them.
 */
export function checkAndMake(): AstroIntegration {
  return {
    name: 'content',
    hooks: {
      'astro:config:setup': async ({ command, config, logger }) => {
        if (command !== 'build') return;
        const root = fileURLToPath(config.root);
        // Of content with mistakes nothing is made; those in the PDFs are told beside them.
        if (checkContent(readTree(root), { now: buildDate() }).mistakes.length === 0) {
          const { count, made } = await makeDocuments(root);
          logger.info(`${String(count)} PDFs from the content, ${String(made.length)} of them made anew.`);
        }
        const { mistakes, warnings } = await findMistakes(root);
        for (const warning of warnings) logger.info(`Please look at this: ${problemLine(warning)}`);
        if (mistakes.length > 0) throw new ContentError(mistakes);
        forgetReadings();
      },
    },
  };
}
