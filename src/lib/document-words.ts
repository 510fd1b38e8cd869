import { formatBytes, formatDate, formatMonths, nounFor, type Period } from './format.ts';

/** “PDF, 84 KB”, for menus and buttons. */
export const documentNote = ({ bytes }: { bytes: number }) => `PDF, ${formatBytes(bytes)}`;

/** “PDF, 4 pages, 84 KB”, for cards and lists. */
export const documentDetails = ({ bytes, pages }: { bytes: number; pages: number }) =>
  `PDF, ${pages}\u00A0${nounFor(pages, 'page')}, ${formatBytes(bytes)}`;

/** The dates of a document. */
export interface Dated {
  /** The months that it reports on. */
  period?: Period | undefined;
  date: Date;
}

/** “August 2025” for a document that reports on a period, “1 September 2025” for any other. */
export const documentDate = ({ period, date }: Dated) =>
  period === undefined ? formatDate(date) : formatMonths(period);
