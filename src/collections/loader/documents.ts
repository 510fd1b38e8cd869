import { join } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { libraryProblems, libraryWarnings } from '../../pdf/library/library-problems.ts';
import { examineOnce, readLibrary, type Progress } from '../../pdf/library/read-library.ts';
import { buildDate } from '../../lib/build-date.ts';
import { entries } from './entries.ts';

/** Time between two lines that say how far the build has come, in ms. */
const REPORT_EVERY = 3_000;

/** Says how far the work is, now and then; work that is soon done passes in silence. */
function reportTo(logger: LoaderContext['logger']): Progress {
  let last = Date.now();
  return (done, total) => {
    if (Date.now() - last < REPORT_EVERY) return;
    last = Date.now();
    logger.info(`${String(done)} of ${String(total)} documents read`);
  };
}

/** Entries of content/documents with what the build has read from each PDF. */
export const documents = (): Loader =>
  entries('documents', {
    check: async (root, logger) => {
      const library = await readLibrary(root, { progress: reportTo(logger), now: buildDate() });
      const warnings = libraryWarnings(library);
      if (warnings.length > 0) {
        logger.warn(`Hard to use with a screen reader:\n${warnings.map((warning) => `  ${warning}`).join('\n')}`);
      }
      return libraryProblems(library);
    },
    complete: async (data, { root }) => {
      const pdf = await examineOnce(join(root, 'public', String(data['file'])), root);
      if (pdf instanceof Error) throw new Error(`public/${String(data['file'])} ${pdf.message}`);
      return { ...data, pdf };
    },
  });
