import { globSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { readCollection } from '../collections/loader/read-collection.ts';
import { typedAddress } from '../lib/firm/identity.ts';
import { outsideLabels } from '../lib/pages/menus.ts';
import { seriesOf } from '../lib/documents/document-series.ts';
import { builtPageRoute, documentRoute } from '../lib/routes.ts';
import { readTexts } from '../pdf/library/examine-pdf.ts';
import { commonWords } from './common-words.ts';
import { pdfWords } from './pdf-words.ts';
import { isSearchable, searchablePart } from './searchable.ts';

/** Pagefind’s own user interfaces, and its program for other languages: this site does not use them. */
const unused = ['pagefind-*.{js,css}', 'wasm.unknown.pagefind'];

/** Number of pages added at the same time. */
const concurrency = 8;

/** A search index in the making; disposing of it ends Pagefind’s process. */
interface SearchIndex extends AsyncDisposable {
  /** Reads built pages, in a stable order so that two builds give the same index. They may change from then on. */
  read: (pages: readonly string[]) => Promise<void>;
  /**
   * Adds the text of the current PDFs and the menus’ links to other sites, and writes the index and the list of common
   * words; mostly in Pagefind’s process.
   *
   * @returns how many pages and PDFs the index contains
   */
  write: () => Promise<{ pages: number; papers: number }>;
}

/**
 * Begins a search index.
 *
 * @param root the folder of the project
 * @param site the folder of the built site; paths of pages begin there
 */
export async function openSearchIndex(root: string, site: string): Promise<SearchIndex> {
  const { index, errors } = await createIndex({ rootSelector: 'main', forceLanguage: 'en' });
  if (index === undefined) throw new Error(`The search index cannot be made: ${errors.join('; ')}`);
  const texts: string[] = [];
  return {
    read: async (pages) => {
      const searched = pages.filter((file) => isSearchable(builtPageRoute(file)));
      texts.push(...(await pMap(searched, (file) => addPage(index, site, file), { concurrency })));
    },
    write: async () => {
      const papers = await addPapers(index, root);
      await addOutsideLinks(index, root);
      const folder = path.join(site, 'pagefind');
      throwIfFailed(await index.writeFiles({ outputPath: folder }), 'The text of the pages');
      for (const file of globSync(unused, { cwd: folder })) await rm(path.join(folder, file));
      await writeFile(path.join(folder, 'words.json'), JSON.stringify(commonWords([...texts, ...papers])));
      return { pages: texts.length, papers: papers.length };
    },
    [Symbol.asyncDispose]: async () => {
      await close();
    },
  };
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
  for (const { title, file, summary } of seriesOf(readCollection(root, 'documents')).map(
    ({ current }) => current.data,
  )) {
    const content = `${title}. ${summary} ${pdfWords(await readTexts(root, file))}`;
    const record = { url: documentRoute(file), content, language: 'en', meta: { title, kind: 'PDF' } };
    throwIfFailed(await index.addCustomRecord(record), file);
    texts.push(content);
  }
  return texts;
}

/** Adds the menus’ links to other sites, such as the clients’ login, by their names: no page is about them. */
async function addOutsideLinks(index: PagefindIndex, root: string): Promise<void> {
  const addresses = new Map(readCollection(root, 'settings').flatMap(({ data }) => Object.entries(data.links)));
  for (const [link, labels] of readCollection(root, 'navigation').flatMap(({ data }) => [...outsideLabels(data)])) {
    const url = addresses.get(link);
    const [title] = labels;
    if (url === undefined || title === undefined) continue;
    const content = `${labels.join('. ')}. ${typedAddress(url)}.`;
    throwIfFailed(
      await index.addCustomRecord({ url, content, language: 'en', meta: { title, kind: '(another site)' } }),
      url,
    );
  }
}
