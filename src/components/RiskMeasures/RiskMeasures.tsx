import clsx from 'clsx/lite';
import type { Months } from '../../lib/returns/record.ts';
import { riskTable } from '../../lib/returns/record-tables.ts';
import { ValueTable } from '../ValueTable/ValueTable.tsx';
import styles from './RiskMeasures.module.css';

export interface RiskMeasuresProps {
  /** The months of the record, with the benchmark’s returns. */
  months: Months;
  /** Name of the benchmark. */
  benchmark: string;
}

/** How risky a record was, folded: a table of three measures, and the formula and meaning of each. */
export function RiskMeasures({ months, benchmark }: RiskMeasuresProps) {
  return (
    <details className={clsx('folded', styles.risk)}>
      <summary>Volatility, tracking error and beta, with their formulas</summary>
      <ValueTable table={riskTable(months, benchmark)} className={styles.measures} />
      <dl>
        <dt>Volatility</dt>
        <dd>The sample standard deviation of the monthly returns × √12: how much they swing around their mean.</dd>
        <dt>Tracking error</dt>
        <dd>
          The sample standard deviation of (approach − benchmark) by month × √12: how much the gap between the two
          varies.
        </dd>
        <dt>Beta</dt>
        <dd>
          Σ(approach − its mean)(benchmark − its mean) ÷ Σ(benchmark − its mean)²: how far the approach moved when the
          benchmark moved by one. “—” where the benchmark did not move.
        </dd>
      </dl>
    </details>
  );
}
