import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { readContent } from '../collections/loader/read-collection.ts';
import { seriesOf } from '../lib/documents/document-series.ts';
import { builtPageRoute, documentRoute } from '../lib/routes.ts';
import { commonWords } from './common-words.ts';
import { pdfWords } from './pdf-words.ts';
import { isSearchable, searchablePart } from './searchable.ts';

/** Files that browsers request; Pagefind also generates user interfaces, which this site does not use. */
const needed = /^(pagefind\.js|pagefind-entry\.json|.*\.pf_(meta|index|fragment)|wasm\.en\.pagefind)$/;

/** Number of pages added, or files written, at the same time. */
const concurrency = 8;

/**
 * Creates the search index from the built pages and the text of the current PDFs, and the list of common words.
 *
 * @param root the folder of the project
 * @param site the folder of the built site
 * @param pages their paths below it, in a stable order, so that two builds give the same index
 * @param meanwhile may change the pages once they have been read; runs while Pagefind writes the index in its own
 * process
 * @returns how many pages and PDFs the index contains
 */
export async function makeSearchIndex(
  root: string,
  site: string,
  pages: readonly string[],
  meanwhile: () => Promise<unknown>,
): Promise<{ pages: number; papers: number }> {
  const { index, errors } = await createIndex({ rootSelector: 'main', forceLanguage: 'en' });
  if (index === undefined) throw new Error(`The search index cannot be made: ${errors.join('; ')}`);
  try {
    const searched = pages.filter((file) => isSearchable(builtPageRoute(file)));
    const texts = await pMap(searched, (file) => addPage(index, site, file), { concurrency });
    const write = async () => {
      const papers = await addPapers(index, root);
      const folder = path.join(site, 'pagefind');
      await writeIndex(index, folder);
      await writeFile(path.join(folder, 'words.json'), JSON.stringify(commonWords([...texts, ...papers])));
      return papers.length;
    };
    const [papers] = await Promise.all([write(), meanwhile()]);
    return { pages: texts.length, papers };
  } finally {
    await close();
  }
}

/** Adds a page; read synchronously, so that pages are added in order. @returns its text */
async function addPage(index: PagefindIndex, site: string, file: string): Promise<string> {
  const url = builtPageRoute(file);
  const own = searchablePart(url, readFileSync(path.join(site, file), 'utf8'));
  throwIfFailed(await index.addHTMLFile({ url, content: `<html>${own.toString()}</html>` }), url);
  return own.structuredText;
}

/** @throws an error with Pagefind’s messages, if there are any */
function throwIfFailed({ errors }: { errors: string[] }, what: string): void {
  if (errors.length > 0) throw new Error(`${what} cannot be added to the search index: ${errors.join('; ')}`);
}

/**
 * Adds the current version of every document; earlier versions are left out.
 *
 * @returns the text of each
 */
async function addPapers(index: PagefindIndex, root: string): Promise<string[]> {
  const texts: string[] = [];
  for (const { title, file, summary } of seriesOf(readContent(root).documents).map(({ current }) => current.data)) {
    const content = `${title}. ${summary} ${await pdfWords(path.join(root, 'public', file))}`;
    const record = { url: documentRoute(file), content, language: 'en', meta: { title, kind: 'PDF' } };
    throwIfFailed(await index.addCustomRecord(record), file);
    texts.push(content);
  }
  return texts;
}

/** Writes only the index files that the search needs: Pagefind’s `writeFiles` would also write its user interfaces. */
async function writeIndex(index: PagefindIndex, folder: string): Promise<void> {
  const { files, errors } = await index.getFiles();
  throwIfFailed({ errors }, 'The text of the pages');
  const wanted = files.filter((file) => needed.test(path.basename(file.path)));
  const write = async ({ path: name, content }: (typeof files)[number]) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  await pMap(wanted, write, { concurrency });
}
