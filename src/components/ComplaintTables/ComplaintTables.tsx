import clsx from 'clsx/lite';
import { type Complaints, complaintTables, type Counts } from '../../lib/firm/complaints.ts';
import { formatMonths, formatNumber, type Period } from '../../lib/format.ts';
import type { SectionWords } from '../../lib/pages/section-words.ts';
import { Dash } from '../Dash/Dash.tsx';
import { Table } from '../Table/Table.tsx';
import styles from './ComplaintTables.module.css';

export interface ComplaintTablesProps {
  /** The counts of one report, as the writer entered them. */
  complaints: Complaints & { month: Period };
  /** Headings of the three tables. */
  headings: Record<Counts['id'], string>;
  /** Explanations of the words in the tables. */
  notes: readonly (SectionWords & { id: string })[];
}

/** A number in each cell, a dash for a missing one. The last row of the sources is the total of the others. */
function CountTable({ table: { id, columns, rows }, caption }: { table: Counts; caption: string }) {
  return (
    <Table
      className={clsx(
        'numbers',
        styles.counts,
        columns.length <= 5 && styles.fewColumns,
        id === 'sources' && styles.totalRow,
      )}
      caption={caption}
      columns={columns}
      rows={rows.map(({ name, cells }) => ({
        id: name,
        cells: cells.map((cell) => (cell === undefined ? <Dash label="no figure" /> : formatNumber(cell))),
      }))}
    />
  );
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
          <h2 id={table.id} className="mb-5 text-part">
            {headings[table.id]}
          </h2>
          <CountTable table={table} caption={captions[table.id]} />
        </section>
      ))}
      <section aria-labelledby="notes">
        <h2 id="notes" className="mb-5 text-part">
          Notes
        </h2>
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
