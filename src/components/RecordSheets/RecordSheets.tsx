import { formatDate, formatNumber } from '../../lib/format.ts';
import { pageParts } from '../../lib/pages/page-parts.ts';
import type { ApproachRecord } from '../../lib/returns/approach-record.ts';
import { growthChart } from '../../lib/returns/charts.ts';
import { NO_RECORD } from '../../lib/returns/performance-words.ts';
import { lengthWords } from '../../lib/returns/statements.ts';
import { periodTable } from '../../lib/returns/record-tables.ts';
import { entryRoute } from '../../lib/routes.ts';
import { ValueTable } from '../ValueTable/ValueTable.tsx';
import { GrowthLines } from '../GrowthLines/GrowthLines.tsx';
import { Marks, type MarksProps } from '../Marks/Marks.tsx';
import { RecordCsvLink } from '../RecordCsvLink/RecordCsvLink.tsx';
import styles from './RecordSheets.module.css';

export interface RecordSheetsProps {
  /** The records in the order of the site: an order by return would be a ranking. */
  records: readonly (ApproachRecord & Pick<MarksProps, 'draftNote'>)[];
}

/** The record of every approach, next to its own benchmark: the growth of an amount, and the returns of all periods. */
export function RecordSheets({ records }: RecordSheetsProps) {
  if (records.length === 0) return <p>{NO_RECORD}</p>;
  const charts = records.map(({ months, benchmark }) => growthChart(months, benchmark));
  const points = charts.flatMap((chart) => chart.points);
  const frame = {
    from: new Date(Math.min(...points.map(({ day }) => day.getTime()))),
    values: points.flatMap(({ net, benchmark }) => [net, benchmark]),
  };
  return (
    <div className={styles.sheets}>
      {records.map(({ id, name, tag, benchmark, months, changes, aum, managedSince, isSpecimen, draftNote }, index) => (
        // The style sheet aligns its five parts with those of its neighbours.
        <section key={id} aria-labelledby={id}>
          <h3 id={id}>
            <a href={`${entryRoute(id)}#${pageParts.record.slug}`}>{name}</a>
            <Marks isSpecimen={isSpecimen} draftNote={draftNote} />
          </h3>
          <p>
            {`${tag}. ${lengthWords(months)}.`}
            {aum && ` ₹${formatNumber(aum.crore)}\u00A0crore under management on ${formatDate(aum.asOf)}.`}
            {managedSince && ` Present manager since ${formatDate(managedSince)}.`}
          </p>
          {charts[index] && <GrowthLines chart={charts[index]} frame={frame} />}
          <ValueTable
            table={periodTable({ months, benchmark, changes }, name)}
            approachId={id}
            className={styles.returns}
          />
          <p className="screen-only">
            <RecordCsvLink record={{ id, name }} />
          </p>
        </section>
      ))}
    </div>
  );
}
