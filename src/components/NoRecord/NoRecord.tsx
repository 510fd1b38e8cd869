import { formatList } from '../../lib/format.ts';

export interface NoRecordProps {
  /** Names of the strategies and funds without a record, in their order. */
  names: readonly string[];
}

/** Says of which strategies and funds there are no returns to show yet; nothing if each has a record. */
export function NoRecord({ names }: NoRecordProps) {
  if (names.length === 0) return null;
  return (
    <p className="max-w-measure">
      {`There are no returns of ${formatList(names)} yet: a record begins with the first whole month.`}
    </p>
  );
}
