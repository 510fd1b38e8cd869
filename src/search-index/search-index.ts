import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { documentRoute } from '../lib/routes.ts';
import { documentSeries } from '../pdf/library/read-library.ts';
import { commonWords } from './common-words.ts';
import { pdfWords } from './pdf-words.ts';
import { isSearchable, searchablePart } from './searchable.ts';

/** What a visitor's browser may ask for; Pagefind writes ready-made search boxes beside it. */
const needed = /^(pagefind\.js|pagefind-entry\.json|.*\.pf_(meta|index|fragment)|wasm\.en\.pagefind)$/;

/** A page of the built site. */
interface BuiltPage {
  /** Address on the site, such as `/FAQ`. */
  address: string;
  html: string;
}

/** The index of the site's search while it is made, from the built pages and the words of the current PDFs. */
interface SearchIndex {
  /** Reads a page if the search is to find it; the same pages in the same order give the same index. */
  add(page: BuiltPage): Promise<void>;
  /** Adds the PDFs, and writes the index and the list of common words into the built site. @returns what can be found */
  write(root: string, site: string): Promise<{ pages: number; papers: number }>;
}

/** Hands an index to be filled to `use`; Pagefind makes it in a process of its own, which ends with that. */
export async function withSearchIndex<Result>(use: (index: SearchIndex) => Promise<Result>): Promise<Result> {
  const index = await openIndex();
  const texts: string[] = [];
  try {
    return await use({
      async add(page) {
        if (!isSearchable(page.address)) return;
        const own = searchablePart(page.address, page.html);
        texts.push(own.structuredText);
        expectRead(
          await index.addHTMLFile({ url: page.address, content: `<html>${own.toString()}</html>` }),
          page.address,
        );
      },
      async write(root, site) {
        const papers = await addPapers(index, root);
        const folder = path.join(site, 'pagefind');
        await writeIndex(index, folder);
        await writeFile(path.join(folder, 'words.json'), JSON.stringify(commonWords([...texts, ...papers])));
        return { pages: texts.length, papers: papers.length };
      },
    });
  } finally {
    await close();
  }
}

async function openIndex(): Promise<PagefindIndex> {
  const { index, errors } = await createIndex({
    rootSelector: 'main',
    forceLanguage: 'en',
  });
  if (index === undefined) throw new Error(`The search index cannot be made: ${errors.join('; ')}`);
  return index;
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
  for (const { title, file, summary } of documentSeries(root).map((series) => series.current.data)) {
    const content = `${title}. ${summary} ${await pdfWords(path.join(root, 'public', file))}`;
    const record = { url: documentRoute(file), content, language: 'en', meta: { title, kind: 'PDF' } };
    expectRead(await index.addCustomRecord(record), file);
    texts.push(content);
  }
  return texts;
}

/**
 * Pagefind answers that it has written its files before the last of them is whole (docs/upstream/pagefind-write-files.md),
 * so it hands them over, and they are written here.
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
  await pMap(wanted, write, { concurrency: 8 });
}
