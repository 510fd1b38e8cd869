import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ContentError, finding } from '../../collections/findings/finding.ts';
import { type ShownContent, shownContent } from './content.ts';
import { templateInputs } from './template-inputs.ts';
import { sheetsOf } from './sheets-of.ts';
import {
  isAsMade,
  type MadeDocuments,
  madeDocumentsPath,
  readMadeDocuments,
} from '../../collections/made-documents.ts';
import { templateData } from './sheet.ts';
import type { Typeset } from './typeset.ts';
import { typesetAll } from './typeset-all.ts';

type Planned = ReturnType<typeof planDocuments>[number];

/**
 * Every document that the content yields now, each with a hash of all its inputs.
 *
 * @throws the mistakes in the texts, with file and line
 */
export function planDocuments(content: ShownContent) {
  const templates = templateInputs();
  return sheetsOf(content).map((sheet) => {
    // As JSON, because objects for thousands of documents would slow down every garbage collection.
    const data = JSON.stringify(templateData(sheet, content.settings));
    return { file: sheet.file, data, input: hash('sha256', `${templates}\0${data}`) };
  });
}

/** Whether the PDF in public/ was made from these inputs. */
export const isCurrent = (root: string, { file, input }: Planned, earlier: MadeDocuments): boolean =>
  earlier[file]?.input === input && isAsMade(root, file, earlier);

/**
 * Refuses to overwrite a PDF that somebody has put in place of a generated one. A PDF equal to the new one is no such
 * case: it is from a run that was killed before it recorded what it had made.
 *
 * @throws ContentError
 */
function refuseToReplace(root: string, earlier: MadeDocuments, fresh: MadeDocuments): void {
  const replaced = Object.keys(fresh).filter(
    (file) => existsSync(join(root, 'public', file)) && !isAsMade(root, file, earlier) && !isAsMade(root, file, fresh),
  );
  if (replaced.length > 0)
    throw new ContentError(replaced.map((file) => finding('pdf-replaced', { file: `public/${file}`, line: 1 })));
}

/**
 * Makes every document whose content has changed, and records a hash of its inputs. The same content gives the same
 * bytes. Nothing is written until all have been laid out, so a fault in a text leaves every file as it was.
 *
 * @returns how many documents the content yields, and the paths of those that were made by this call
 * @throws the mistakes in the texts, with file and line, or the error of a document that cannot be laid out
 */
export async function makeDocuments(root: string): Promise<{ count: number; made: string[] }> {
  const earlier = readMadeDocuments(root);
  const content = shownContent(root);
  const planned = planDocuments(content);
  const stale = planned.filter((document) => !isCurrent(root, document, earlier));
  // Emptied, because a run that was killed leaves its files; a lock allows one run at a time.
  const unfinished = join(root, '.cache/made-documents');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const tasks = stale.map((document, index) => ({ ...document, outputFile: join(unfinished, `${index}.pdf`) }));
  const fresh: MadeDocuments = {};
  try {
    const laidOut = await typesetAll(tasks);
    for (const [index, { file, input }] of tasks.entries()) fresh[file] = { input, ...(laidOut[index] as Typeset) };
    refuseToReplace(root, earlier, fresh);
    for (const { file, outputFile } of tasks) {
      mkdirSync(dirname(join(root, 'public', file)), { recursive: true });
      renameSync(outputFile, join(root, 'public', file));
    }
    // Delete PDFs that are no longer made or listed, unless somebody has changed them.
    const listed = new Set([...planned, ...content.documents.map(({ data }) => data)].map(({ file }) => file));
    for (const file of Object.keys(earlier))
      if (!listed.has(file) && isAsMade(root, file, earlier)) rmSync(join(root, 'public', file));
    const all = planned.map(({ file }) => [file, fresh[file] ?? earlier[file]] as const);
    const list = `${JSON.stringify(Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`;
    if (!existsSync(madeDocumentsPath(root)) || readFileSync(madeDocumentsPath(root), 'utf8') !== list) {
      // Renamed like the PDFs, so that a run that is killed leaves neither half a list nor a file beside it.
      writeFileSync(join(unfinished, 'list.json'), list, { flush: true });
      renameSync(join(unfinished, 'list.json'), madeDocumentsPath(root));
    }
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return { count: planned.length, made: Object.keys(fresh) };
}
