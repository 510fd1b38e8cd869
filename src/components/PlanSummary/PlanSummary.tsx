import clsx from 'clsx/lite';
import { modes } from '../../lib/fees/modes.ts';
import { describeDepletion, describeTerm, shareOfCapital } from '../../lib/fees/outcome.ts';
import type { PlanResult } from '../../lib/fees/result.ts';
import { formatWholeRupees } from '../../lib/rupees.ts';
import { FeeRemarks } from '../FeeRemarks/FeeRemarks.tsx';
import styles from './PlanSummary.module.css';

/** The total fees and the final value of each plan, in the order of the plans. */
export function PlanSummary({ plans }: PlanResult) {
  const [first] = plans;
  return (
    <>
      <p className="text-lead">
        {first && `${modes.plans.name}: ${describeTerm(first.inputs)}, on the same capital and the same returns.`}
      </p>
      <dl className={clsx('rows sums', styles.plans)}>
        {plans.map((plan) => (
          <div key={plan.name}>
            <dt>{plan.name}</dt>
            <dd>
              {'Fees '}
              <strong>{formatWholeRupees(plan.totalFees)}</strong>
              {plan.inputs.capital > 0 && `, ${shareOfCapital(plan)} of the capital`}
            </dd>
            <dd>
              {'Closing NAV '}
              <strong>{formatWholeRupees(plan.nav)}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <FeeRemarks remarks={plans.flatMap((plan) => describeDepletion(plan, plan.name))} />
    </>
  );
}
