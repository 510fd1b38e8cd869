import type { ShownDocument } from '../../lib/documents/document-words.ts';
import { pageParts } from '../../lib/pages/page-parts.ts';
import { routes } from '../../lib/routes.ts';
import { DocumentLink } from '../DocumentLink/DocumentLink.tsx';

export interface ApproachLinksProps {
  /** Its factsheet, if it has one. */
  factsheet?: ShownDocument | undefined;
  /** Whether the page shows a record. */
  hasRecord: boolean;
  /** Address of the calculator with what is nearest to what a client pays. */
  feesHref: string;
  /** Whether there are others to compare it with. */
  hasOthers: boolean;
}

/** What a visitor does next with a strategy or fund: its factsheet, its record, its fees, and the others. */
export function ApproachLinks({ factsheet, hasRecord, feesHref, hasOthers }: ApproachLinksProps) {
  return (
    <div className="mt-6 screen-only flex flex-wrap items-center gap-x-6 gap-y-3">
      {factsheet && <DocumentLink document={factsheet} label="Download factsheet" />}
      <span className="flex flex-wrap gap-x-5 gap-y-3">
        {hasRecord && <a href={`#${pageParts.record.slug}`}>{pageParts.record.text}</a>}
        <a href={feesHref}>Work out the fees</a>
        {hasOthers && <a href={routes.compare}>Compare</a>}
      </span>
    </div>
  );
}
