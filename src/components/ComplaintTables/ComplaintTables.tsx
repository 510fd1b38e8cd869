import clsx from 'clsx/lite';
import { type Complaints, complaintTables, type Counts } from '../../lib/firm/complaints.ts';
import { formatMonths, type Period } from '../../lib/format.ts';
import type { SectionWords } from '../../lib/pages/section-words.ts';
import { CountTable } from '../CountTable/CountTable.tsx';
import styles from './ComplaintTables.module.css';

export interface ComplaintTablesProps {
  /** The counts of one report, as the writer entered them. */
  complaints: Complaints & { month: Period };
  /** Headings of the three tables. */
  headings: Record<Counts['id'], string>;
  /** Explanations of the words in the tables. */
  notes: readonly (SectionWords & { id: string })[];
}

/** Complaints received and resolved, in the three tables that the regulator requires, with notes below them. */
export function ComplaintTables({ complaints, headings, notes }: ComplaintTablesProps) {
  const captions = {
    sources: `Complaints in ${formatMonths(complaints.month)}, by source`,
    months: 'Complaints by month, oldest first',
    years: 'Complaints by year, from April to March',
  };
  return (
    <div className={clsx('shell section', styles.tables)}>
      {complaintTables(complaints).map((table) => (
        <section key={table.id} aria-labelledby={table.id}>
          <h2 id={table.id}>{headings[table.id]}</h2>
          <CountTable table={table} caption={captions[table.id]} hasTotalRow={table.id === 'sources'} />
        </section>
      ))}
      <section aria-labelledby="notes">
        <h2 id="notes">Notes</h2>
        <dl>
          {notes.map(({ id, heading, text }) => (
            <div key={id}>
              <dt>{heading}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
