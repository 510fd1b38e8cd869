import { formatWholeRupees } from '../../lib/rupees.ts';
import { type Gains, taxBars, type TaxRates, taxSteps } from '../../lib/guides/tax.ts';
import { BarChart } from '../BarChart/BarChart.tsx';
import styles from './TaxExample.module.css';

export interface TaxExampleProps {
  /** Gains of one year in rupees. */
  gains: Gains;
  /** The tax rates, and the tax-free part of a year’s gains. */
  rates: TaxRates;
}

/** The tax on the gains of one year, step by step, with bars that show its share of each gain. */
export function TaxExample({ gains, rates }: TaxExampleProps) {
  const bars = taxBars(gains, rates);
  return (
    <div className={styles.example}>
      <dl>
        {taxSteps(gains, rates).map(({ name, working, amountInr }) => (
          <div key={name}>
            <dt>
              {`${name} `}
              <span>{working}</span>
            </dt>
            <dd>{formatWholeRupees(amountInr)}</dd>
          </div>
        ))}
      </dl>
      {bars.length > 0 && (
        <BarChart
          rows={bars}
          scale={100}
          caption="How much of each gain the tax takes, before cess. The whole bar is the gain."
        />
      )}
    </div>
  );
}
