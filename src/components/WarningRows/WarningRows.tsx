import { DateLine } from '../DateLine/DateLine.tsx';
import { EarlierRows } from '../EarlierRows/EarlierRows.tsx';
import { type MarkedEntry, Marks } from '../Marks/Marks.tsx';

export interface WarningRowsProps {
  /** Warnings, newest first. */
  warnings: readonly (MarkedEntry & {
    /** Anchor of the warning. */
    id: string;
    heading: string;
    date: Date;
    text: string;
  })[];
}

function Rows({ warnings }: WarningRowsProps) {
  return (
    <ul className="rows">
      {warnings.map(({ id, heading, date, text, specimen, draftNote }) => (
        <li key={id} id={id} className="py-6">
          <h3 className="text-h4">
            {heading}
            <Marks isSpecimen={specimen} draftNote={draftNote} />
          </h3>
          <DateLine date={date} className="mt-1" />
          <p className="mt-2 max-w-measure">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Number of warnings shown expanded. */
const OPEN_WARNINGS = 10;

/** Dated warnings with the earlier ones collapsed, each with its own address. */
export function WarningRows({ warnings }: WarningRowsProps) {
  if (warnings.length === 0) return <p className="text-muted">There are no warnings at present.</p>;
  const earlier = warnings.slice(OPEN_WARNINGS);
  return (
    <>
      <Rows warnings={warnings.slice(0, OPEN_WARNINGS)} />
      <EarlierRows noun="warnings" count={earlier.length}>
        <Rows warnings={earlier} />
      </EarlierRows>
    </>
  );
}
