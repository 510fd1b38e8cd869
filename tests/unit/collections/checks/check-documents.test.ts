import { expect, it, test } from 'vitest';
import { type Example, inLine, put, strayFile } from '../../../mistakes/example.ts';
import { mistakesAfter } from '../../../mistakes/index.ts';

const library = { pdfs: new Map(), isAsMade: (file: string) => file === 'newsletter/made.pdf' };

/** Codes of the mistakes found after a change to the site’s own documents. */
const codesAfter = (example: Example) => mistakesAfter([example], {}, library).map(({ code }) => code);

it('accepts a PDF without an entry if a build made it', () => {
  const codesOf = (file: string) => codesAfter(strayFile('pdf-unlisted', 'a PDF', file));
  expect(codesOf('public/newsletter/another.pdf')).toEqual(['pdf-unlisted']);
  expect(codesOf('public/newsletter/made.pdf')).toEqual([]);
});

it('reports the PDF of an unpublished article, because anyone could guess its address', () => {
  const example = put('pdf-unlisted', 'a draft', 'content/communiques/Communique1.mdx', 'draft', true);
  expect(codesAfter(example)).toContain('pdf-unlisted');
});

test.each([
  ['field-choice', 'kind: papers'],
  ['yaml', 'title: "Old'],
] as const)('reports nothing else about an entry with mistakes in its fields, or about its PDF: %s', (code, line) => {
  const example = inLine(code, 'an entry', 'content/documents/disclosure-document-2025-04.yaml', line);
  expect(codesAfter(example)).toEqual([code]);
});
