import { describe, expect } from 'vitest';
import { content } from '../lib/content-files.ts';
import { readPages } from '../lib/pdf-text.ts';
import { visits } from './support/test.ts';
import { desktop, type Visitor } from './support/visitor.ts';

const test = visits();

/** The pages of all strategies and funds, and the one that leads to them. */
const addresses = [...content.approaches.map(({ id }) => `/${id}`), '/Schemes'];

/** The words of a page's headings, and of each row of its tables that paper has: a list of cells. */
function readPage(): { headings: string[]; rows: string[][] } {
  /** Without those for screen readers alone. */
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

/** A printed sheet of paper. */
interface Sheet {
  words: string;
  /** How far down the lowest ink stands: 0 is the upper edge of the paper, 1 the lower. */
  filled: number;
}

/** Reads a PDF, sheet by sheet. */
const printed = (pdf: Uint8Array): Promise<Sheet[]> =>
  readPages(pdf, async (page) => {
    // Its words first: a page that has been drawn is closed.
    const words = page.getText();
    const { data, width, height } = await page.render({ scale: 0.5, render: 'bitmap' });
    return { words, filled: lowestInk(data, width) / height };
  });

/** The last row of a picture, four bytes a pixel, that is not white. */
function lowestInk(pixels: Uint8Array, width: number): number {
  const last = pixels.findLastIndex((value, index) => index % 4 !== 3 && value < 200);
  return Math.ceil(last / 4 / width);
}

/** Words without the space between them, which a printer sets as it likes. */
const dense = (words: string) => words.replaceAll(/\s+/g, '');

async function printPage(visitor: Visitor, address: string) {
  await visitor.open(address, desktop);
  const { headings, rows } = await visitor.browser.run(readPage);
  const pdf = await visitor.browser.print();
  const sheets = pdf === undefined ? [] : await printed(pdf);
  return { headings: headings.map(dense), rows: rows.map((cells) => cells.map(dense)), sheets };
}

/** How many letters end one sheet and begin the next: those of a line that the edge of the paper has cut through. */
function lettersOnBoth(one: Sheet, next: Sheet): number {
  const [end, start] = [dense(one.words), dense(next.words)];
  const lengths = Array.from({ length: Math.min(end.length, start.length) }, (_, index) => index + 1);
  return Math.max(0, ...lengths.filter((length) => end.endsWith(start.slice(0, length))));
}

describe.for(addresses)('%s on paper', (address) => {
  test('fills its sheets, and parts neither rows nor lines nor a heading from its text', async ({ visitor, skip }) => {
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
