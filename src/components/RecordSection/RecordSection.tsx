import clsx from 'clsx/lite';
import { pageParts } from '../../lib/pages/page-parts.ts';
import type { ApproachRecord } from '../../lib/returns/approach-record.ts';
import { recordCharts } from '../../lib/returns/charts.ts';
import { lastDay } from '../../lib/returns/record.ts';
import { monthTable, periodTable, yearTable } from '../../lib/returns/record-tables.ts';
import { routes } from '../../lib/routes.ts';
import { ChartFigure } from '../ChartFigure/ChartFigure.tsx';
import { Day } from '../Day/Day.tsx';
import { ValueTable } from '../ValueTable/ValueTable.tsx';
import { Marks } from '../Marks/Marks.tsx';
import { OtherManagersLink } from '../OtherManagersLink/OtherManagersLink.tsx';
import { RecordCsvLink } from '../RecordCsvLink/RecordCsvLink.tsx';
import { RecordFacts } from '../RecordFacts/RecordFacts.tsx';
import { RiskMeasures } from '../RiskMeasures/RiskMeasures.tsx';
import styles from './RecordSection.module.css';

export interface RecordSectionProps {
  /** The monthly returns of the strategy or fund and of its benchmark, and their source. */
  record: ApproachRecord;
  /** How the figures were calculated, and the wording that the regulator requires. */
  notes: readonly string[];
  /** Address of APMI’s page with the performance of all portfolio managers. */
  otherManagersHref: string;
}

/** Where a reader goes next: the record’s months, the other records, and those of other managers. */
function RecordLinks({ record, otherManagersHref }: Omit<RecordSectionProps, 'notes'>) {
  return (
    <ul className="mt-4 grid gap-1 text-small">
      <li className="screen-only">
        <RecordCsvLink record={record} />
      </li>
      <li className="screen-only">
        <a href={routes.performance}>Performance of all approaches</a>
      </li>
      <li className="screen-only">
        <a href={routes.returnDiffers}>Why my return differs</a>
      </li>
      <li>
        <OtherManagersLink href={otherManagersHref} />
      </li>
    </ul>
  );
}

/** The record of a strategy or fund: its returns next to the benchmark’s, as drawings and tables. */
export function RecordSection({ record, notes, otherManagersHref }: RecordSectionProps) {
  const { id, name, months, benchmark, isSpecimen } = record;
  return (
    <section id={pageParts.record.slug} className={styles.record} aria-labelledby="record-heading">
      <h2 id="record-heading" className="text-part">
        {pageParts.record.text}
        <Marks isSpecimen={isSpecimen} />
      </h2>
      <p className={styles.date}>
        {`${name}, after all fees and expenses, to `}
        <Day date={lastDay(months)} />
      </p>
      <div className={styles.sides}>
        <ValueTable table={periodTable(record, name)} approachId={id} />
        <div>
          <RecordFacts record={record} />
          {notes.map((words) => (
            <p key={words}>{words}</p>
          ))}
          <RecordLinks record={record} otherManagersHref={otherManagersHref} />
        </div>
      </div>
      {recordCharts(months, benchmark).map((chart) => (
        <ChartFigure key={chart.id} chart={chart} isSpecimen={isSpecimen} />
      ))}
      <section className={styles.years}>
        <h3 id={pageParts.years.slug}>{pageParts.years.text}</h3>
        <ValueTable table={yearTable(months, benchmark)} className={styles.yearly} />
        <details className={clsx('folded', styles.monthly)}>
          <summary className="screen-only">The returns of each month</summary>
          <ValueTable table={monthTable(months, benchmark)} layout="grid" />
        </details>
      </section>
      <RiskMeasures months={months} benchmark={benchmark} />
    </section>
  );
}
