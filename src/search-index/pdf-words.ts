/** Two or more figures side by side, as in a row of returns: an excerpt must not show them without their periods and basis. */
const returns = /(?:(?<!\S)(?:[+−]?\d[\d,]*\.\d\d|—)\s+){2,}/g;

/**
 * The text of a PDF without its running heads and feet, and without the rows of figures in its tables, on one line.
 *
 * @param pages the text of each page
 */
export const pdfWords = (pages: readonly string[]): string =>
  `${withoutRunningLines(pages).join(' ')} `.replaceAll(returns, '').replaceAll(/\s+/g, ' ').trim();

/** A line with its numbers masked, because running lines differ from page to page only in these. */
const pattern = (line: string) => line.trim().replaceAll(/\d+/g, '0');

/**
 * Removes running heads and feet: lines at the top or bottom that occur on every page, except possibly the first. A
 * document of one page has none.
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
