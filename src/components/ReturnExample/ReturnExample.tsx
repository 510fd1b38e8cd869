import { clientReturn, rateTable } from '../../lib/returns/client.ts';
import type { CashFlow } from '../../lib/returns/money-weighted.ts';
import type { Months } from '../../lib/returns/record.ts';
import { ChartFigure } from '../ChartFigure/ChartFigure.tsx';
import { ValueTable } from '../ValueTable/ValueTable.tsx';
import styles from './ReturnExample.module.css';

export interface ReturnExampleProps {
  /** The months of the record, each with its return and the benchmark’s. */
  months: Months;
  /** The client’s payments in rupees, each on the last day of a month. */
  payments: readonly CashFlow[];
}

/** One client’s payments into a record, with the time-weighted and the money-weighted return, and a drawing. */
export function ReturnExample({ months, payments }: ReturnExampleProps) {
  const client = clientReturn(months, payments);
  return (
    <div className={styles.example}>
      <ValueTable table={rateTable(client)} className={styles.rates} />
      <ChartFigure chart={client.chart} isSpecimen />
    </div>
  );
}
