import type { AstroIntegrationLogger } from 'astro';
import { buildDate } from '../../lib/build-date.ts';
import { libraryProblems, libraryWarnings } from '../../pdf/library/library-problems.ts';
import { readLibrary } from '../../pdf/library/read-library.ts';
import { ContentError, problemLine } from '../findings/content-problem.ts';
import { readTree } from '../loader/content-tree.ts';
import { checkContent, type Findings } from './check-content.ts';

/**
 * All mistakes in the content, in its PDFs and between the two.
 *
 * @param root the project's folder
 */
export async function findMistakes(
  root: string,
  { forWriters = false, now = buildDate() } = {},
): Promise<Findings & { hard: string[] }> {
  const { mistakes, warnings } = checkContent(readTree(root), { now, forWriters });
  const library = await readLibrary(root, forWriters ? undefined : now);
  return { mistakes: [...mistakes, ...libraryProblems(library)], warnings, hard: libraryWarnings(library) };
}

/** Says what a build is to be looked over for. @throws ContentError where there are mistakes */
export function tellMistakes(
  { mistakes, warnings, hard }: Awaited<ReturnType<typeof findMistakes>>,
  logger: AstroIntegrationLogger,
): void {
  for (const warning of warnings) logger.info(`Please look at this: ${problemLine(warning)}`);
  if (hard.length > 0) logger.warn(`Hard to use with a screen reader:\n${hard.map((each) => `  ${each}`).join('\n')}`);
  if (mistakes.length > 0) throw new ContentError(mistakes);
}
