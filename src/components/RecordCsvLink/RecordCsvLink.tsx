import type { ApproachRecord } from '../../lib/returns/approach-record.ts';
import { recordRoute } from '../../lib/routes.ts';

export interface RecordCsvLinkProps {
  /** The record, by the id and name of its strategy or fund. */
  record: Pick<ApproachRecord, 'id' | 'name'>;
}

/** A link that downloads the months of a record; named after it, because a page may have several. */
export function RecordCsvLink({ record: { id, name } }: RecordCsvLinkProps) {
  return <a href={recordRoute(id)} download="">{`${name}: all months as CSV`}</a>;
}
