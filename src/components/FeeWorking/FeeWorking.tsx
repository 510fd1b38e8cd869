import type { Line } from '../../lib/fees/fee-tables.ts';
import type { Row } from '../../lib/fees/outcome.ts';
import { formatWholeRupees } from '../../lib/rupees.ts';
import styles from './FeeWorking.module.css';

export interface FeeWorkingProps {
  /** One row per year, amounts in rupees. */
  rows: readonly Row[];
  /** The lines of a year, in order; the last is the result. */
  lines: readonly Line[];
}

/** Every line of every year’s working, year by year; the first one is expanded. */
export function FeeWorking({ rows, lines }: FeeWorkingProps) {
  return (
    <section className={styles.working}>
      <h3>The working, line by line</h3>
      {rows.map((row) => (
        <details key={row.year} open={row.year === 1}>
          <summary>{`Year ${row.year}`}</summary>
          <dl>
            {lines.map(([key, name, how]) => (
              <div key={key}>
                <dt>
                  {name} <small>{how}</small>
                </dt>
                <dd>{formatWholeRupees(row[key] ?? 0)}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </section>
  );
}
