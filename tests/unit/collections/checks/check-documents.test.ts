import { expect, it, test } from 'vitest';
import { checkContent } from '../../../../src/collections/checks/check-content.ts';
import { tree } from '../../../lib/content-files.ts';
import { type Example, inLine, lies, put } from '../../../mistakes/example.ts';
import { withMistake } from '../../../mistakes/index.ts';

const library = { pdfs: new Map(), isAsMade: (file: string) => file === 'newsletter/made.pdf' };

/** What is wrong once something has happened to the site’s own documents. */
const codesAfter = (slip: Example) =>
  checkContent(withMistake(tree, slip), { now: new Date() }, library).mistakes.map(({ code }) => code);

it('lets a PDF that no entry names lie there where a build made it', () => {
  const codesOf = (file: string) => codesAfter(lies('pdf-unlisted', 'a PDF', file));
  expect(codesOf('public/newsletter/another.pdf')).toEqual(['pdf-unlisted']);
  expect(codesOf('public/newsletter/made.pdf')).toEqual([]);
});

it('tells of the PDF of an article that is held back, as whoever guesses its address would read it', () => {
  const slip = put('pdf-unlisted', 'a draft', 'content/communiques/Communique1.mdx', 'draft', true);
  expect(codesAfter(slip)).toContain('pdf-unlisted');
});

test.each([
  ['field-choice', 'kind: papers'],
  ['yaml', 'title: "Old'],
] as const)('of an entry with mistakes in its fields nothing further is said, nor of its PDF: %s', (code, line) => {
  const slip = inLine(code, 'an entry', 'content/documents/disclosure-document-2025-04.yaml', line);
  expect(codesAfter(slip)).toEqual([code]);
});
