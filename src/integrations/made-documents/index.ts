import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent } from '../../checks/check-content.ts';
import { readTree } from '../../checks/content-tree.ts';
import { forgetReadings } from '../../checks/read-file.ts';
import { buildDate } from '../../lib/build-date.ts';
import { beginDocuments } from './make.ts';

/**
 * Makes the PDFs that follow from the content before a build reads public/, so that a figure on a page and the same
 * figure in its PDF are never at odds. What has not changed is not made again. Articles' PDFs are laid out while the
 * content is loaded, which opens those of the library alone.
 */
export function madeDocuments(): AstroIntegration {
  let isBuild = false;
  let done: ReturnType<typeof beginDocuments>['done'] | undefined;
  return {
    name: 'made-documents',
    hooks: {
      'astro:config:setup': ({ command }) => {
        isBuild = command === 'build';
      },
      // By now every integration is set up, so this build holds the lock that keeps others away.
      'astro:config:done': async ({ config }) => {
        if (!isBuild) return;
        const root = fileURLToPath(config.root);
        // The collections are about to report every mistake in the content together.
        if (checkContent(readTree(root), { now: buildDate() }).mistakes.length > 0) return;
        const making = beginDocuments(root);
        done = making.done;
        if (making.inLibrary) await done;
        // A fault is told when the pages need the documents.
        else done.catch(() => undefined);
      },
      'astro:build:start': async ({ logger }) => {
        if (done === undefined) return;
        const { count, made } = await done;
        // The content is loaded, and whoever reads a file from now on reads one of a few.
        forgetReadings();
        logger.info(`${String(count)} PDFs from the content, ${String(made.length)} of them made anew.`);
      },
    },
  };
}
