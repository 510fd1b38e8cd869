import { memo } from 'react';
import { FeeChart } from '../../components/FeeChart/FeeChart.tsx';
import { FeeDetail } from '../../components/FeeDetail/FeeDetail.tsx';
import { FeeSummary } from '../../components/FeeSummary/FeeSummary.tsx';
import { PlanColumns } from '../../components/PlanColumns/PlanColumns.tsx';
import { PlanDetail } from '../../components/PlanDetail/PlanDetail.tsx';
import { PlanLines } from '../../components/PlanLines/PlanLines.tsx';
import { PlanSummary } from '../../components/PlanSummary/PlanSummary.tsx';
import type { CsvTable } from '../../lib/csv.ts';
import { describeTerms } from '../../lib/fees/describe-terms.ts';
import { feeTables, type Line } from '../../lib/fees/fee-tables.ts';
import type { Inputs } from '../../lib/fees/inputs.ts';
import { modes } from '../../lib/fees/modes.ts';
import { describeTerm, type Outcome, type Row, workOut } from '../../lib/fees/outcome.ts';
import { type Plan, workOutPlans } from '../../lib/fees/plans.ts';

/** One set of fees, or several plans on the same returns. */
export type Result = { outcome: Outcome } | { plans: readonly Plan[] };

export interface ResultProps {
  /** What was calculated. */
  result: Result;
}

/** Calculates the result of the form's mode, for at least one year. */
export const workOutResult = (inputs: Inputs, planNames: readonly string[]): Result =>
  inputs.mode === 'plans'
    ? { plans: workOutPlans(inputs, planNames) }
    : { outcome: workOut({ ...inputs, mode: inputs.mode }) };

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

/** The tables, and the inputs that they come from. `calculator` is the URL of the page. */
export const ResultDetail = memo(function ResultDetail({ result, calculator }: ResultProps & { calculator: string }) {
  return 'plans' in result ? <PlanDetail {...result} calculator={calculator} /> : <FeeDetail {...result} />;
});

/** The columns of an illustration’s year in a file: its return, and each line of the working. */
const illustrated: readonly Line[] = [['returnPercent', 'Return, %'], ...(feeTables.illustration.working ?? [])];

/**
 * The result as a table for a CSV file. The terms and the link follow after an empty row: so the headings stay in the
 * first row, and a spreadsheet takes neither for years when it sorts or filters.
 *
 * @param inputs what the result was calculated from
 * @param link the full URL that opens it
 */
export function tableOf(result: Result, inputs: Inputs, link: string): CsvTable {
  const lines = inputs.mode === 'simple' ? feeTables.simple.columns : illustrated;
  const heading = ['Year', ...lines.map(([, name]) => name)];
  const cells = (row: Row) => [row.year, ...lines.map(([key]) => row[key] ?? 0)];
  const table =
    'plans' in result
      ? [['Plan', ...heading], ...result.plans.flatMap(({ name, rows }) => rows.map((row) => [name, ...cells(row)]))]
      : [heading, ...result.outcome.rows.map(cells)];
  const { name, fields } = modes[inputs.mode];
  const plans = 'plans' in result ? result.plans.map((plan) => plan.name) : [];
  return [...table, [], [name, describeTerm(inputs)], ...describeTerms(inputs, fields, plans), ['Link', link]];
}
