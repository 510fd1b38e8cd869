/**
 * Generates PDFs from the content: one per entry of content/documents with `madeFrom`, and one per communique.
 * The same content gives the same bytes, and unchanged PDFs are skipped. The firm’s own PDFs are not touched.
 */
import { checkContent } from '../src/collections/checks/check-content.ts';
import { ContentError } from '../src/collections/findings/finding.ts';
import { readTree } from '../src/collections/loader/content-tree.ts';
import { buildDate } from '../src/lib/build-date.ts';
import { makeDocuments } from '../src/pdf/typeset/make.ts';
import { withLock } from './lib/publish-site.ts';
import { main, readArguments, root } from './setup.mjs';

await main(async () => {
  readArguments({}, 'Write: npm run documents');
  const { count, made } = await withLock(root, () => {
    const { mistakes } = checkContent(readTree(root), { now: buildDate() });
    if (mistakes.length > 0) throw new ContentError(mistakes);
    return makeDocuments(root);
  });
  for (const file of made) console.log(`public/${file}`);
  console.log(`${count} PDFs from the content, ${made.length} of them newly made.`);
});
