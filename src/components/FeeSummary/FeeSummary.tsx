import { modes } from '../../lib/fees/modes.ts';
import {
  describeDepletion,
  describeMissingGain,
  describeTerm,
  type Outcome,
  shareOfCapital,
} from '../../lib/fees/outcome.ts';
import { formatWholeRupees } from '../../lib/rupees.ts';
import { FeeRemarks } from '../FeeRemarks/FeeRemarks.tsx';

export interface FeeSummaryProps {
  /** The result for at least one year, in rupees. */
  outcome: Outcome;
}

/** The total fees, in a sentence. */
export function FeeSummary({ outcome }: FeeSummaryProps) {
  const { inputs, totalFees, nav } = outcome;
  const { capital, mode } = inputs;
  return (
    <>
      <p className="text-lead sums">
        {`${modes[mode].name}: ${describeTerm(inputs)}, the fees come to `}
        <strong>{formatWholeRupees(totalFees)}</strong>
        {capital > 0 && (
          <>
            {', '}
            <strong>{shareOfCapital(outcome)}</strong>
            {' of the capital'}
          </>
        )}
        {'. The closing NAV is '}
        <strong>{formatWholeRupees(nav)}</strong>.
      </p>
      <FeeRemarks remarks={[...describeMissingGain(outcome), ...describeDepletion(outcome)]} />
    </>
  );
}
