import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { entryOf } from '../../../src/lib/entry-of.ts';
import { drawings } from '../../../src/mdx/drawings.ts';
import { propsOf } from '../../../src/mdx/table.ts';
import type { Block } from '../../../src/pdf/typeset/blocks.ts';
import { shownContent } from '../../../src/pdf/typeset/content.ts';
import { planDocuments } from '../../../src/pdf/typeset/make.ts';
import typeset from '../../../src/pdf/typeset/typeset.ts';
import { root } from '../../../tools/lib/run.mjs';
import { pagesOfPdf } from '../../lib/pdf-text.ts';
import { temporaryFolder } from '../../lib/temporary-folder.ts';

const content = shownContent(root);
const [paper] = planDocuments(content);

/** A PDF of one block. */
function laidOut(block: Block): string {
  const file = join(temporaryFolder(), 'drawing.pdf');
  const words = JSON.parse(paper?.data ?? '{}') as object;
  typeset({ data: JSON.stringify({ ...words, notice: null, blocks: [block] }), outputFile: file });
  return file;
}

/** The text of a PDF. */
const wordsOf = async (file: string) => (await pagesOfPdf(readFileSync(file))).join(' ');

const draw = (name: string, given: Readonly<Record<string, string>>) => entryOf(drawings, name).draw(given);

const drawing = (name: string, given: Readonly<Record<string, string>>): Block => ({
  is: 'figure',
  drawing: draw(name, given),
  alt: 'What it shows.',
  caption: ['What it is.'],
  floats: true,
});

it('may contain the word “Infinity”', () => {
  expect(draw('chain', { labels: 'To | Infinity' }).words).not.toEqual([]);
});

test.each([
  ['chain', { labels: Array.from({ length: 8 }, (_, step) => `A step of ${String(step)}`).join(' | ') }],
  ['nested', { labels: 'Many | Few' }],
  ['moat-sources', { labels: 'Cost advantage' }],
  ['compounding', { rates: '0 100', years: '100' }],
  ['moving-average', { of: '500' }],
  ['break-even', { fixed: '1', variable: '0.99' }],
  ['cash-cycle', { stock: '1000', customers: '1', suppliers: '1000' }],
  ['pass-through', { material: '100', other: '0', rise: '100' }],
])('is laid out at the limits of its parameters: %s with %o', async (name, attributes) => {
  const words = await wordsOf(laidOut(drawing(name, { ...attributes })));
  expect(words).toContain('What it is.');
  expect(words).not.toMatch(/NaN|inf/i);
});

it('shows all its labels, which no character can break', async () => {
  const labels = 'A & B | <C> | #D *E* _F_ $G$';
  const words = await wordsOf(laidOut(drawing('chain', { labels })));
  for (const label of labels.split(' | ')) expect(words).toContain(label);
});

test.each([
  ['its numbers', 'recovery', { falls: 'ten' }, 'needs falls="…" with numbers separated by spaces'],
  ['one number', 'compounding', { rates: '8', years: '10 20' }, 'needs one number as years'],
  ['a strategy', 'moving-average', {}, 'needs of="…", a strategy or fund with movingAverageDays'],
  ['numbers in figures', 'recovery', { falls: '0x10 1e1' }, 'needs falls="…" with numbers separated by spaces'],
  ['a slower cost', 'break-even', { fixed: '45', variable: '1' }, 'variable between 0 and 0.99.'],
  ['income that meets cost', 'break-even', { fixed: '60', variable: '0.5' }, 'never breaks even'],
  ['own money', 'cash-cycle', { stock: '10', customers: '10', suppliers: '30' }, 'at most the days'],
  ['more than a heart', 'nested', { labels: 'a' }, 'needs 2 to 8 labels'],
  ['room for its costs', 'pass-through', { material: '60', other: '50', rise: '10' }, 'needs material'],
  ['five labels', 'forces', { labels: 'a | b' }, 'needs five labels'],
])('needs %s', (_, name, attributes, words) => {
  expect(() => draw(name, attributes)).toThrow(words);
});

it('needs a name that exists', () => {
  const given = { name: 'chane', alt: 'What it shows.', caption: 'What it is.' };
  expect(() => propsOf('Figure', content, given)).toThrow('there is no drawing “chane”. There are: fade, ');
});
