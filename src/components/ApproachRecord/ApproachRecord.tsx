import clsx from 'clsx/lite';
import { formatDate } from '../../lib/format.ts';
import { pageParts } from '../../lib/pages/page-parts.ts';
import type { ApproachRecord as RecordOfApproach } from '../../lib/returns/approach-record.ts';
import { recordCharts } from '../../lib/returns/charts.ts';
import { lastDay } from '../../lib/returns/record.ts';
import { monthFigures, periodFigures, yearFigures } from '../../lib/returns/tables.ts';
import { ChartFigure } from '../ChartFigure/ChartFigure.tsx';
import { Day } from '../Day/Day.tsx';
import { FigureTable } from '../FigureTable/FigureTable.tsx';
import { Marks } from '../Marks/Marks.tsx';
import { RecordLinks } from '../RecordLinks/RecordLinks.tsx';
import { RecordTerms } from '../RecordTerms/RecordTerms.tsx';
import { RiskMeasures } from '../RiskMeasures/RiskMeasures.tsx';
import styles from './ApproachRecord.module.css';

export interface ApproachRecordProps {
  /** The monthly returns of the strategy or fund and of its benchmark, and their source. */
  record: RecordOfApproach;
  /** How the figures were calculated, and the wording that the regulator requires. */
  notes: readonly string[];
  /** Address of APMI’s page with the performance of all portfolio managers. */
  otherManagersHref: string;
}

/** The record of a strategy or fund: its returns next to the benchmark’s, as drawings and tables. */
export function ApproachRecord({ record, notes, otherManagersHref }: ApproachRecordProps) {
  const { id, name, months, benchmark, isSpecimen } = record;
  const end = lastDay(months);
  return (
    <section id={pageParts.record.slug} className={styles.record} aria-labelledby="record-heading">
      <h2 id="record-heading">
        {pageParts.record.text}
        <Marks isSpecimen={isSpecimen} />
      </h2>
      <p className={styles.date}>
        {`${name}, after all fees and expenses, to `}
        <Day date={end} />
      </p>
      <div className={styles.sides}>
        <FigureTable
          figures={periodFigures(record, `${name}: returns to ${formatDate(end)}, in percent`)}
          approach={id}
        />
        <div>
          <RecordTerms record={record} />
          {notes.map((words) => (
            <p key={words}>{words}</p>
          ))}
          <RecordLinks approach={record} otherManagersHref={otherManagersHref} />
        </div>
      </div>
      {recordCharts(months, benchmark).map((chart) => (
        <ChartFigure key={chart.id} chart={chart} isSpecimen={isSpecimen} />
      ))}
      <section className={styles.years}>
        <h3 id={pageParts.years.slug}>{pageParts.years.text}</h3>
        <FigureTable figures={yearFigures(months, benchmark)} className={styles.yearly} />
        <details className={clsx('folded', styles.monthly)}>
          <summary className="screen-only">The returns of each month</summary>
          <FigureTable figures={monthFigures(months, benchmark)} layout="grid" />
        </details>
      </section>
      <RiskMeasures months={months} benchmark={benchmark} />
    </section>
  );
}
