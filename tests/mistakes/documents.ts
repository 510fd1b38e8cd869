import { PdfFault } from '../../src/pdf/library/pdf-fault.ts';
import { type Example, examplesOf, factsheet, inLine, inPart } from './example.ts';

const charter = 'content/documents/investor-charter.yaml';
const complaintsPdf = 'content/documents/complaints-data.yaml';

const pdf = { bytes: 1, pages: 1, title: 'A', tagged: true, preview: { name: 'a', width: 1, height: 1 } };

/** Slips in the documents and between them and their PDFs. */
export const documentExamples: Example[] = examplesOf({
  'pdf-missing': {
    'a PDF that is not there': {
      ...inLine(charter, 'file: files/investors-charter.pdf'),
      says: 'file there is no public/files/investors-charter.pdf: did you mean “public/files/investor-charter.pdf”?',
    },
    'a PDF with other capitals': inLine(
      charter,
      'file: files/Investor-Charter.pdf',
      'did you mean “public/files/investor-charter.pdf”?',
    ),
  },
  'pdf-fault': {
    'a PDF that was cut off': {
      file: charter,
      at: 'file: files/investor-charter.pdf',
      pdf: new PdfFault('is cut off: its end is missing; copy it here again'),
    },
  },
  'pdf-twice': {
    'a PDF in two entries': inLine(complaintsPdf, 'file: files/investor-charter.pdf'),
  },
  'pdf-unlisted': {
    'a PDF that no entry names': {
      file: 'public/files/charter 2.pdf',
      also: ['public/files/charter 2.pdf', 1],
    },
  },
  'pdf-hard': {
    'a PDF without tags and title': {
      file: charter,
      at: 'file: files/investor-charter.pdf',
      pdf: { ...pdf, tagged: false, title: '' },
    },
    'a PDF without a title': {
      file: charter,
      at: 'file: files/investor-charter.pdf',
      pdf: { ...pdf, title: '' },
      says: 'which has no title of its own and so is hard',
    },
  },
  'document-rival': {
    'two current documents of a kind': inLine(charter, 'kind: disclosure-document'),
  },
  'replaces-other': {
    'a document in the place of one of another kind': inPart(
      charter,
      'order: 2\n',
      'order: 2\nreplaces: complaints-data\n',
    ),
  },
  'replaces-later': {
    'a document in the place of a later one': inPart(
      'content/documents/unpacking-the-mystery-of-moat.yaml',
      'order: 8\n',
      'order: 8\nreplaces: insights-emerging-moat\n',
    ),
  },
  'replaces-twice': {
    'two documents in the place of one': inPart(
      complaintsPdf,
      'order: 3\n',
      'order: 3\nreplaces: disclosure-document-2025-04\n',
    ),
  },
  'complaints-month': {
    'complaints of another month than their PDF': inLine(complaintsPdf, 'period: 2025-07'),
  },
  'month-future': {
    'a factsheet of a month that is not over': inLine(factsheet, 'period: 2026-01', 'period 2026-01 is not over'),
    'a report of months that are not over': inLine(
      'content/documents/performance-report.yaml',
      'period: 2025-12 to 2026-01',
      'period 2025-12 to 2026-01 is not over',
    ),
  },
  'date-future': {
    'a document of a day that has not come': inLine(charter, 'date: 2026-02-01', 'date 2026-02-01 lies in the future'),
  },
});
