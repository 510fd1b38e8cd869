import { changeRows, factRows, type RecordTerms } from '../../lib/returns/terms.ts';
import { EarlierRows } from '../EarlierRows/EarlierRows.tsx';
import { FactList } from '../FactList/FactList.tsx';

export interface RecordFactsProps {
  /** What the record is of, where it comes from, and what has changed. */
  record: RecordTerms;
}

function Rows({ rows }: { rows: ReturnType<typeof factRows> }) {
  return (
    <FactList layout="compact" facts={rows.map(([label, value]) => ({ id: `${label} ${value}`, label, value }))} />
  );
}

/** Number of changes shown expanded, and of corrections. */
const OPEN_ROWS = 3;

/**
 * Everything to be shown with the figures of a record: Strategy, benchmark, inception, source, and all its changes, the
 * earlier ones collapsed.
 */
export function RecordFacts({ record }: RecordFactsProps) {
  const { changes, corrections } = record;
  const latest = changeRows({ changes: changes.slice(-OPEN_ROWS), corrections: corrections.slice(-OPEN_ROWS) });
  const earlier = changeRows({ changes: changes.slice(0, -OPEN_ROWS), corrections: corrections.slice(0, -OPEN_ROWS) });
  return (
    <>
      <Rows rows={[...factRows(record), ...latest]} />
      <EarlierRows noun="changes and corrections" count={earlier.length}>
        <Rows rows={earlier} />
      </EarlierRows>
    </>
  );
}
