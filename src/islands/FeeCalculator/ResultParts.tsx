import { memo } from 'react';
import { FeeChart } from '../../components/FeeChart/FeeChart.tsx';
import { FeeDetail } from '../../components/FeeDetail/FeeDetail.tsx';
import { FeeSummary } from '../../components/FeeSummary/FeeSummary.tsx';
import { PlanColumns } from '../../components/PlanColumns/PlanColumns.tsx';
import { PlanDetail } from '../../components/PlanDetail/PlanDetail.tsx';
import { PlanLines } from '../../components/PlanLines/PlanLines.tsx';
import { PlanSummary } from '../../components/PlanSummary/PlanSummary.tsx';
import type { Result } from '../../lib/fees/result.ts';

export interface ResultProps {
  /** What was calculated. */
  result: Result;
}

/** What the fees come to, in words. */
export function ResultSummary({ result }: ResultProps) {
  return 'plans' in result ? <PlanSummary {...result} /> : <FeeSummary {...result} />;
}

/**
 * The charts, for a capital above zero. Memoised, as are the tables: rendering 50 years of plans again would delay the
 * next key that is pressed.
 */
export const ResultChart = memo(function ResultChart({ result }: ResultProps) {
  if (!('plans' in result)) return <FeeChart {...result} />;
  return (
    <>
      <PlanLines {...result} />
      <PlanColumns {...result} />
    </>
  );
});

/** The tables, and the inputs that they come from. `calculatorHref` is the URL of the page. */
export const ResultDetail = memo(function ResultDetail({
  result,
  calculatorHref,
}: ResultProps & { calculatorHref: string }) {
  return 'plans' in result ? <PlanDetail {...result} calculatorHref={calculatorHref} /> : <FeeDetail {...result} />;
});
