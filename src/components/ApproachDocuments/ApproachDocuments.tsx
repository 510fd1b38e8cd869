import { type Dated, documentDate, type ShownDocument } from '../../lib/documents/document-words.ts';
import { pageParts } from '../../lib/pages/page-parts.ts';
import { Day } from '../Day/Day.tsx';
import { DocumentLink } from '../DocumentLink/DocumentLink.tsx';

export interface ApproachDocumentsProps {
  /** The newest versions, in the order in which they are shown. */
  documents: readonly (ShownDocument & Dated)[];
}

/** The documents about a strategy or fund, each with its date. */
export function ApproachDocuments({ documents }: ApproachDocumentsProps) {
  return (
    <section className="screen-only prose" aria-labelledby={pageParts.documents.slug}>
      <h2 id={pageParts.documents.slug}>{pageParts.documents.text}</h2>
      <ul className="rows">
        {documents.map((document) => (
          <li key={document.file} className="flex flex-wrap justify-between gap-x-6 py-3">
            <DocumentLink document={document} variant="plain" />
            <Day date={document.date} className="text-small text-muted">
              {documentDate(document)}
            </Day>
          </li>
        ))}
      </ul>
    </section>
  );
}
