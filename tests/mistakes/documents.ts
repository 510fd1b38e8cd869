import { PdfFault } from '../../src/pdf/library/pdf-fault.ts';
import { type Example, exampleOf, inLine, newFile, put, strayFile } from './example.ts';

const moatPaper = 'content/documents/unpacking-the-mystery-of-moat.yaml';
const complaintsPdf = 'content/documents/complaints-data.yaml';
const other = 'content/documents/moderate-compounders-factsheet.yaml';
const special = 'content/strategies/SpecialOpportunities.mdx';
const disclosure = 'content/documents/disclosure-document.yaml';

const pdf = { bytes: 1, pages: 1, title: 'A', tagged: true, preview: { name: 'a', width: 1, height: 1 } };

/** A mistake in the PDF of a document, or a PDF that cannot be read. */
const ofPdf = (code: Example['code'], name: string, is: NonNullable<Example['pdf']>, says = '') =>
  exampleOf(code, name, { file: 'charter', at: 'file: files/investor-charter.pdf', pdf: is, says });

/** Mistakes in the documents, and contradictions between them and their PDFs. */
export const documentExamples: Example[] = [
  ofPdf('pdf-fault', 'a PDF that was cut off', new PdfFault('is cut off: its end is missing; copy it here again')),
  inLine('pdf-twice', 'a PDF in two entries', complaintsPdf, 'file: files/investor-charter.pdf'),
  put('published-early', 'a day of publication before the day of the document', 'charter', 'published', '2020-01-01'),
  strayFile('pdf-unlisted', 'a PDF that no entry names', 'public/files/a b.pdf'),
  ofPdf('pdf-hard', 'a PDF without tags and title', { ...pdf, tagged: false, title: '' }),
  ofPdf('pdf-hard', 'a PDF without a title', { ...pdf, title: '' }, 'which has no title of its own and is hard'),
  inLine('document-rival', 'two current documents of the same kind', 'charter', 'kind: disclosure-document'),
  inLine(
    'document-other',
    'the factsheet of another strategy',
    'strategy',
    'factsheet: moderate-compounders-factsheet',
  ),
  put('document-other', 'a portfolio that is a factsheet', special, 'portfolios.1', 'special-opportunities-factsheet'),
  put('replaces-other', 'a document that replaces one of another kind', 'charter', 'replaces', 'complaints-data'),
  put('replaces-other', 'a factsheet that replaces another strategy’s', other, 'replaces', 'emerging-moat-factsheet'),
  put('replaces-later', 'a document that replaces a later one', moatPaper, 'replaces', 'insights-emerging-moat'),
  put('replaces-later', 'a document that replaces one of the same day', disclosure, 'date', '2025-04-01', 'replaces'),
  put('replaces-twice', 'two documents that replace one', complaintsPdf, 'replaces', 'disclosure-document-2025-04'),
  put(
    'replaced-made',
    'an earlier version that is still made from its text',
    'content/documents/disclosure-document-2025-04.yaml',
    'madeFrom',
    'papers/disclosure-document.mdx',
  ),
  newFile(
    'paper-unused',
    'a paper that no document is made from',
    'content/papers/where-moats-end.mdx',
    '---\nreviewed: 2025-09-01\n---\n\nA castle may outlive its moat.\n',
  ),
  inLine('complaints-month', 'complaints for a different month from their PDF', complaintsPdf, 'period: 2025-07'),
  put('figures-month', 'a factsheet that names an earlier month than its figures', other, 'period', '2025-08'),
];
