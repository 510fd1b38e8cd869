import { buildDate } from '../../lib/build-date.ts';
import { readLibrary } from '../../pdf/library/read-library.ts';
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
