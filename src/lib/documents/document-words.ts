import type { DocumentKind } from './document-series.ts';
import { formatBytes, formatDate, formatMonths, nounFor, type Period } from '../format.ts';

/** What sort of document each kind is, in words. */
export const kindLabels: Readonly<Record<DocumentKind, string>> = {
  'disclosure-document': 'Disclosure document',
  'investor-charter': 'Investor charter',
  'complaints-data': 'Complaints data',
  factsheet: 'Factsheet',
  'performance-report': 'Performance report',
  paper: 'Reading room paper',
  article: 'Article',
  portfolio: 'Portfolio',
};

/** “PDF, 84 KB”, for menus and buttons. */
export const documentNote = ({ bytes }: { bytes: number }) => `PDF, ${formatBytes(bytes)}`;

/** “PDF, 4 pages, 84 KB”, for cards and lists. */
export const documentDetails = ({ bytes, pages }: { bytes: number; pages: number }) =>
  `PDF, ${pages}\u00A0${nounFor(pages, 'page')}, ${formatBytes(bytes)}`;

/** A document as it is shown. */
export interface ShownDocument {
  title: string;
  /** Path below public/. */
  file: string;
  /** Whether it is an invented example. */
  specimen: boolean;
  /** Its size as read from the file; absent where the file has not been read, as before it is made. */
  pdf?: { bytes: number };
}

/** The dates of a document. */
export interface Dated {
  /** The months that it reports on. */
  period?: Period | undefined;
  date: Date;
}

/** “August 2025” for a document that reports on a period, “1 September 2025” for any other. */
export const documentDate = ({ period, date }: Dated) =>
  period === undefined ? formatDate(date) : formatMonths(period);
