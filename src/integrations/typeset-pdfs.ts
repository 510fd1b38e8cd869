import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { Plugin } from 'vite';
import { checkContent } from '../collections/checks/check-content.ts';
import { readTree } from '../collections/loader/content-tree.ts';
import { forgetReadings } from '../collections/loader/read-file.ts';
import { buildDate } from '../lib/build-date.ts';
import { beginDocuments } from '../pdf/typeset/make.ts';

/**
 * Makes the PDFs that follow from the content before a build reads public/, so that a figure on a page and the same
 * figure in its PDF are never at odds. What has not changed is not made again. Articles' PDFs are laid out while the
 * content is loaded, which opens those of the library alone, and while the bundler is at work.
 */
export function madeDocuments(): AstroIntegration {
  let isBuild = false;
  let done: ReturnType<typeof beginDocuments>['done'] | undefined;
  let logger: AstroIntegrationLogger | undefined;

  /** The build of what browsers get is the last thing before pages are rendered. */
  const awaited: Plugin = {
    name: 'made-documents',
    // Astro loads the content through a server of Vite's, which is to go on meanwhile.
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      if (done === undefined) return;
      const { count, made } = await done;
      // The content is loaded, and whoever reads a file from now on reads one of a few.
      forgetReadings();
      logger?.info(`${String(count)} PDFs from the content, ${String(made.length)} of them made anew.`);
    },
  };

  return {
    name: 'made-documents',
    hooks: {
      'astro:config:setup': ({ command, updateConfig, ...setup }) => {
        isBuild = command === 'build';
        logger = setup.logger;
        updateConfig({ vite: { plugins: [awaited] } });
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
    },
  };
}
