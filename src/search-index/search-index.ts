import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { readContent } from '../collections/loader/read-collection.ts';
import { seriesOf } from '../lib/document-series.ts';
import { builtPageRoute, documentRoute } from '../lib/routes.ts';
import { commonWords } from './common-words.ts';
import { pdfWords } from './pdf-words.ts';
import { isSearchable, searchablePart } from './searchable.ts';

/** What a visitor's browser may ask for; Pagefind writes ready-made search boxes beside it. */
const needed = /^(pagefind\.js|pagefind-entry\.json|.*\.pf_(meta|index|fragment)|wasm\.en\.pagefind)$/;

/** Pages that are handed over, and files that are written, at a time. */
const concurrency = 8;

/**
 * Makes the index of the site's search, from the built pages and the words of the current PDFs, and the list of common words.
 *
 * @param root the folder of the project
 * @param site the folder of the built site
 * @param pages paths of its pages below it; the same pages in the same order give the same index
 * @param meanwhile what may change the pages once they have been read: Pagefind writes in a process of its own
 * @returns what can be found
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

/** Read at once, so that each page is handed over after the one before. @returns its text */
async function addPage(index: PagefindIndex, site: string, file: string): Promise<string> {
  const url = builtPageRoute(file);
  const own = searchablePart(url, readFileSync(path.join(site, file), 'utf8'));
  expectRead(await index.addHTMLFile({ url, content: `<html>${own.toString()}</html>` }), url);
  return own.structuredText;
}

/** Refuses what Pagefind could not read. */
function expectRead({ errors }: { errors: string[] }, what: string): void {
  if (errors.length > 0) throw new Error(`${what} cannot be put into the search index: ${errors.join('; ')}`);
}

/**
 * Earlier versions are left out: who searches wants what holds today.
 *
 * @returns the text of each
 */
async function addPapers(index: PagefindIndex, root: string): Promise<string[]> {
  const texts: string[] = [];
  for (const { title, file, summary } of seriesOf(readContent(root).documents).map(({ current }) => current.data)) {
    const content = `${title}. ${summary} ${await pdfWords(path.join(root, 'public', file))}`;
    const record = { url: documentRoute(file), content, language: 'en', meta: { title, kind: 'PDF' } };
    expectRead(await index.addCustomRecord(record), file);
    texts.push(content);
  }
  return texts;
}

/**
 * Writes those files of the index that the search needs. Pagefind 1.5 answered that it had written all before the last of them
 * was whole (docs/upstream/pagefind-write-files.md); it would also write search boxes of its own.
 */
async function writeIndex(index: PagefindIndex, folder: string): Promise<void> {
  const { files, errors } = await index.getFiles();
  expectRead({ errors }, 'What was read');
  const wanted = files.filter((file) => needed.test(path.basename(file.path)));
  const write = async ({ path: name, content }: (typeof files)[number]) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  await pMap(wanted, write, { concurrency });
}
