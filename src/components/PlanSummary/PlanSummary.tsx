import { showRupees, showShare } from '../../lib/fees/display.ts';
import { modes } from '../../lib/fees/modes.ts';
import { sayUsedUp } from '../../lib/fees/outcome.ts';
import type { Plan } from '../../lib/fees/plans.ts';
import { counted } from '../../lib/format.ts';
import { FeeRemarks } from '../FeeRemarks/FeeRemarks.tsx';
import styles from './PlanSummary.module.css';

export interface PlanSummaryProps {
  /** In the order of the content; of at least one year. */
  plans: readonly Plan[];
}

/** What the fees of each plan come to, and what it leaves, in the order of the plans. */
export function PlanSummary({ plans }: PlanSummaryProps) {
  const { years = 0, gst = 0 } = plans[0]?.inputs ?? {};
  return (
    <>
      <p className={styles.lead}>
        {`${modes.plans.name}: over ${counted(years, 'year')}, ${gst > 0 ? `with GST of ${gst}%` : 'without GST'}, on the same capital and the same returns.`}
      </p>
      <dl className={styles.plans}>
        {plans.map(({ name, totalFees, nav, inputs: { capital } }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {'Fees '}
              <strong>{showRupees(totalFees)}</strong>
              {capital > 0 && `, ${showShare(totalFees, capital)} of the capital`}
            </dd>
            <dd>
              {'Closing NAV '}
              <strong>{showRupees(nav)}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <FeeRemarks remarks={plans.flatMap((plan) => sayUsedUp(plan, plan.name))} />
    </>
  );
}
