import { type FeeInputs, workOut } from '../../lib/fees/outcome.ts';
import { FeeChart } from '../FeeChart/FeeChart.tsx';
import { FeeDetail } from '../FeeDetail/FeeDetail.tsx';
import { FeeSummary } from '../FeeSummary/FeeSummary.tsx';
import styles from './FeeExample.module.css';

export interface FeeExampleProps {
  /** The inputs of the example, which are those that the calculator starts with; at least one year. */
  inputs: FeeInputs;
}

/** A worked example of the effect of fees, as a part of a page’s text. */
export function FeeExample({ inputs }: FeeExampleProps) {
  const outcome = workOut(inputs);
  return (
    <section className={styles.example} aria-labelledby="fee-example">
      <div className={styles.words}>
        <h2 id="fee-example" className="text-part">
          A worked example
        </h2>
        <p className="text-muted">Calculated from the figures that the boxes start with.</p>
        <FeeSummary outcome={outcome} />
      </div>
      <FeeChart outcome={outcome} />
      <div className={styles.detail}>
        <FeeDetail outcome={outcome} />
      </div>
    </section>
  );
}
