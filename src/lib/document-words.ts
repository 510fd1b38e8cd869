import type { Document } from '../collections/schemas/document.ts';
import type { Pdf } from '../collections/schemas/pdf.ts';
import { formatBytes, formatDate, formatMonths, nounFor } from './format.ts';

/** “PDF, 84 KB”, for menus and buttons. */
export const documentNote = ({ bytes }: Pick<Pdf, 'bytes'>) => `PDF, ${formatBytes(bytes)}`;

/** “PDF, 4 pages, 84 KB”, for cards and lists. */
export const documentDetails = ({ bytes, pages }: Pick<Pdf, 'bytes' | 'pages'>) =>
  `PDF, ${String(pages)}\u00A0${nounFor(pages, 'page')}, ${formatBytes(bytes)}`;

/** “August 2025” for a document that reports on a period, “1 September 2025” for any other. */
export const documentDate = ({ period, date }: Pick<Document, 'period' | 'date'>) =>
  period === undefined ? formatDate(date) : formatMonths(period);
