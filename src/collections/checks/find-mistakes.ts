import type { AstroIntegrationLogger } from 'astro';
import { buildDate } from '../../lib/build-date.ts';
import { readLibrary } from '../../pdf/library/read-library.ts';
import { ContentError, problemLine } from '../findings/content-problem.ts';
import { readTree } from '../loader/content-tree.ts';
import { checkContent, type Findings } from './check-content.ts';

/**
 * All mistakes in the content, in its PDFs and between the two.
 *
 * @param root the project's folder
 */
export async function findMistakes(root: string, { forWriters = false, now = buildDate() } = {}): Promise<Findings> {
  const tree = readTree(root);
  return checkContent(tree, { now, forWriters }, await readLibrary(root, tree));
}

/** Says what a build is to be looked over for. @throws ContentError where there are mistakes */
export function tellMistakes({ mistakes, warnings }: Findings, logger: AstroIntegrationLogger): void {
  for (const warning of warnings) logger.info(`Please look at this: ${problemLine(warning)}`);
  if (mistakes.length > 0) throw new ContentError(mistakes);
}
