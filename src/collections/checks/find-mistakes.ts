import type { LoaderContext } from 'astro/loaders';
import { buildDate } from '../../lib/build-date.ts';
import { libraryProblems, libraryWarnings } from '../../pdf/library/library-problems.ts';
import { type Progress, readLibrary } from '../../pdf/library/read-library.ts';
import { type ContentProblem, problemLine } from '../findings/content-problem.ts';
import { readTree } from '../loader/content-tree.ts';
import { checkContent } from './check-content.ts';

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

/**
 * All that stops a build: mistakes in the content and in its PDFs. Warnings are told, and stop nothing.
 *
 * @param root the project's folder
 */
export async function findMistakes(root: string, logger: LoaderContext['logger']): Promise<ContentProblem[]> {
  const now = buildDate();
  const { mistakes, warnings } = checkContent(readTree(root), { now });
  for (const warning of warnings) logger.info(`Please look at this: ${problemLine(warning)}`);
  const library = await readLibrary(root, { progress: reportTo(logger), now });
  const hard = libraryWarnings(library).map((warning) => `  ${warning}`);
  if (hard.length > 0) logger.warn(`Hard to use with a screen reader:\n${hard.join('\n')}`);
  return [...mistakes, ...libraryProblems(library)];
}
