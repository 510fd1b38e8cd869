import { PdfFault } from '../../src/pdf/library/pdf-fault.ts';
import { type Example, factsheet, inLine, put, told } from './example.ts';

const charter = 'content/documents/investor-charter.yaml';
const moatPaper = 'content/documents/unpacking-the-mystery-of-moat.yaml';
const complaintsPdf = 'content/documents/complaints-data.yaml';

const pdf = { bytes: 1, pages: 1, title: 'A', tagged: true, preview: { name: 'a', width: 1, height: 1 } };

/** Slips in the documents and between them and their PDFs. */
export const documentExamples: Example[] = [
  told('pdf-missing', 'a PDF that is not there', {
    ...inLine(charter, 'file: files/investors-charter.pdf'),
    says: 'file there is no public/files/investors-charter.pdf: did you mean “public/files/investor-charter.pdf”?',
  }),
  told(
    'pdf-missing',
    'a PDF with other capitals',
    inLine(charter, 'file: files/Investor-Charter.pdf', 'did you mean “public/files/investor-charter.pdf”?'),
  ),
  told('pdf-fault', 'a PDF that was cut off', {
    file: charter,
    at: 'file: files/investor-charter.pdf',
    pdf: new PdfFault('is cut off: its end is missing; copy it here again'),
  }),
  told('pdf-twice', 'a PDF in two entries', inLine(complaintsPdf, 'file: files/investor-charter.pdf')),
  told('pdf-unlisted', 'a PDF that no entry names', {
    file: 'public/files/charter 2.pdf',
    also: ['public/files/charter 2.pdf', 1],
  }),
  told('pdf-hard', 'a PDF without tags and title', {
    file: charter,
    at: 'file: files/investor-charter.pdf',
    pdf: { ...pdf, tagged: false, title: '' },
  }),
  told('pdf-hard', 'a PDF without a title', {
    file: charter,
    at: 'file: files/investor-charter.pdf',
    pdf: { ...pdf, title: '' },
    says: 'which has no title of its own and so is hard',
  }),
  told('document-rival', 'two current documents of a kind', inLine(charter, 'kind: disclosure-document')),
  told('replaces-other', 'a document in the place of one of another kind', put(charter, 'replaces', 'complaints-data')),
  told(
    'replaces-later',
    'a document in the place of a later one',
    put(moatPaper, 'replaces', 'insights-emerging-moat'),
  ),
  told(
    'replaces-twice',
    'two documents in the place of one',
    put(complaintsPdf, 'replaces', 'disclosure-document-2025-04'),
  ),
  told('complaints-month', 'complaints of another month than their PDF', inLine(complaintsPdf, 'period: 2025-07')),
  told(
    'month-future',
    'a factsheet of a month that is not over',
    inLine(factsheet, 'period: 2026-01', 'period 2026-01 is not over'),
  ),
  told(
    'month-future',
    'a report of months that are not over',
    inLine(
      'content/documents/performance-report.yaml',
      'period: 2025-12 to 2026-01',
      'period 2025-12 to 2026-01 is not over',
    ),
  ),
  told(
    'date-future',
    'a document of a day that has not come',
    inLine(charter, 'date: 2026-02-01', 'date 2026-02-01 lies in the future'),
  ),
];
