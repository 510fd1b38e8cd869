import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';

let library: ReturnType<typeof PDFiumLibrary.init> | undefined;

/** All words of a PDF but its running heads, page after page, with every run of white space as one space. */
export async function pdfWords(path: string): Promise<string> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(await readFile(path));
  try {
    return withoutRunningLines([...document.pages()].map((page) => page.getText()))
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  } finally {
    document.destroy();
  }
}

/** A line as it recurs on other pages, where its numbers may differ. */
const pattern = (line: string) => line.trim().replaceAll(/\d+/g, '0');

/**
 * Takes the running heads and feet off the pages of a paper: lines at the top or the bottom that stand on every page, but
 * perhaps for the first, which has its own. A paper of one page repeats nothing.
 */
export function withoutRunningLines(pages: readonly string[]): string[] {
  const texts = pages.map((page) => page.split(/\r?\n/).filter((line) => line.trim() !== ''));
  const counts = new Map<string, number>();
  for (const each of texts.flatMap((lines) => [...new Set(lines.map(pattern))])) {
    counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  const least = Math.max(2, pages.length - 1);
  const isText = (line: string) => (counts.get(pattern(line)) ?? 0) < least;
  return texts.map((lines) =>
    lines.slice(Math.max(0, lines.findIndex(isText)), lines.findLastIndex(isText) + 1).join('\n'),
  );
}
