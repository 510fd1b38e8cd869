import { modes } from '../../lib/fees/modes.ts';
import { describeDepletion, describeMissingGain, describeTerm, shareOfCapital } from '../../lib/fees/outcome.ts';
import type { FeeResult } from '../../lib/fees/result.ts';
import { formatWholeRupees } from '../../lib/rupees.ts';
import { FeeRemarks } from '../FeeRemarks/FeeRemarks.tsx';

/** The total fees, in a sentence. */
export function FeeSummary({ outcome }: FeeResult) {
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
