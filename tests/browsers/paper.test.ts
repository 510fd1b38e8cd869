import { describe, expect } from 'vitest';
import { content } from '../lib/content-files.ts';
import { readPages } from '../lib/pdf-text.ts';
import { visits } from './support/test.ts';
import { desktop, type Visitor } from './support/visitor.ts';

const test = visits();

/** The pages of all strategies and funds, and their overview. */
const addresses = [...content.approaches.map(({ id }) => `/${id}`), '/Schemes'];

/** The text of a page's headings, and of the cells of each table row that is printed. */
function readPage(): { headings: string[]; rows: string[][] } {
  /** Leaves out text that is only for screen readers. */
  const wordsOf = (elements: Iterable<Element>) =>
    [...elements].map((element) => {
      const copy = element.cloneNode(true) as Element;
      for (const hidden of copy.getElementsByClassName('sr-only')) hidden.textContent = '';
      return copy.textContent;
    });
  return {
    headings: wordsOf(document.querySelectorAll('main :is(h2, h3)')),
    rows: [...document.querySelectorAll('main tbody tr:not(.screen-only *)')].map((row) =>
      wordsOf(row.querySelectorAll('td')),
    ),
  };
}

/** A printed sheet. */
interface Sheet {
  words: string;
  /** Position of the lowest ink: 0 is the upper edge of the sheet, 1 the lower. */
  filled: number;
}

/** Reads a PDF sheet by sheet. */
const printed = (pdf: Uint8Array): Promise<Sheet[]> =>
  readPages(pdf, async (page) => {
    // The text first: rendering closes the page.
    const words = page.getText();
    const { data, width, height } = await page.render({ scale: 0.5, render: 'bitmap' });
    return { words, filled: lowestInk(data, width) / height };
  });

/** The last row of an RGBA bitmap that is not white. */
function lowestInk(pixels: Uint8Array, width: number): number {
  const last = pixels.findLastIndex((value, index) => index % 4 !== 3 && value < 200);
  return Math.ceil(last / 4 / width);
}

/** Text without white space, which printing changes. */
const dense = (words: string) => words.replaceAll(/\s+/g, '');

async function printPage(visitor: Visitor, address: string) {
  await visitor.open(address, desktop);
  const { headings, rows } = await visitor.browser.run(readPage);
  const pdf = await visitor.browser.print();
  const sheets = pdf === undefined ? [] : await printed(pdf);
  return { headings: headings.map(dense), rows: rows.map((cells) => cells.map(dense)), sheets };
}

/** Number of letters at the end of one sheet that are repeated on the next: a line cut by the edge of the paper. */
function lettersOnBoth(one: Sheet, next: Sheet): number {
  const [end, start] = [dense(one.words), dense(next.words)];
  const lengths = Array.from({ length: Math.min(end.length, start.length) }, (_, index) => index + 1);
  return Math.max(0, ...lengths.filter((length) => end.endsWith(start.slice(0, length))));
}

describe.for(addresses)('%s in print', (address) => {
  test('fills its sheets, and has no break in a row or line or after a heading', async ({ visitor, skip }) => {
    const { headings, rows, sheets } = await printPage(visitor, address);
    skip(sheets.length === 0, 'Its driver cannot print.');
    for (const [index, sheet] of sheets.slice(0, -1).entries()) {
      const number = `sheet ${index + 1} of ${sheets.length}`;
      expect.soft(sheet.filled, `how far ${number} is filled`).toBeGreaterThan(0.6);
      const last = headings.filter((heading) => dense(sheet.words).endsWith(heading));
      expect.soft(last, `headings alone at the end of ${number}`).toEqual([]);
      const cut = lettersOnBoth(sheet, sheets[index + 1] ?? sheet);
      expect.soft(cut, `letters at the end of ${number} that are on the next too`).toBeLessThan(10);
    }
    const parted = rows.filter(
      (cells) => !sheets.some(({ words }) => cells.every((cell) => dense(words).includes(cell))),
    );
    expect.soft(parted, 'rows on two sheets').toEqual([]);
  });
});
