import type { ReactNode } from 'react';
import { FeeChart } from '../../components/FeeChart/FeeChart.tsx';
import { FeeDetail } from '../../components/FeeDetail/FeeDetail.tsx';
import { FeeSummary } from '../../components/FeeSummary/FeeSummary.tsx';
import { PlanColumns } from '../../components/PlanColumns/PlanColumns.tsx';
import { PlanDetail } from '../../components/PlanDetail/PlanDetail.tsx';
import { PlanLines } from '../../components/PlanLines/PlanLines.tsx';
import { PlanSummary } from '../../components/PlanSummary/PlanSummary.tsx';
import type { CsvTable } from '../../lib/csv.ts';
import { feeTables, type Line } from '../../lib/fees/fee-tables.ts';
import type { Inputs } from '../../lib/fees/inputs.ts';
import { type FeeInputs, type Row, workOut } from '../../lib/fees/outcome.ts';
import { workOutPlans } from '../../lib/fees/plans.ts';

/** What a visitor sees of a result, in this order, and its table for a file. */
export interface Result {
  summary: ReactNode;
  chart: ReactNode;
  detail: ReactNode;
  table: CsvTable;
}

/** Where a result stands: the names of the plans, and the page’s address. */
interface Place {
  names: readonly string[];
  calculator: string;
}

/** What a file says of a year of an illustration: its return, and every line of the working. */
const illustrated: readonly Line[] = [['returnPercent', 'Return, %'], ...(feeTables.illustration.working ?? [])];

const yearLines = (lines: readonly Line[], row: Row) => [row.year, ...lines.map(([key]) => row[key] ?? 0)];

function feeResult(inputs: FeeInputs): Result {
  const outcome = workOut(inputs);
  const lines = inputs.mode === 'simple' ? feeTables.simple.columns : illustrated;
  return {
    summary: <FeeSummary outcome={outcome} />,
    chart: inputs.capital > 0 && <FeeChart outcome={outcome} />,
    detail: <FeeDetail outcome={outcome} />,
    table: [['Year', ...lines.map(([, name]) => name)], ...outcome.rows.map((row) => yearLines(lines, row))],
  };
}

function planResult(inputs: Inputs, { names, calculator }: Place): Result {
  const plans = workOutPlans(inputs, names);
  return {
    summary: <PlanSummary plans={plans} />,
    chart: inputs.capital > 0 && (
      <>
        <PlanLines plans={plans} />
        <PlanColumns plans={plans} />
      </>
    ),
    detail: <PlanDetail plans={plans} calculator={calculator} />,
    table: [
      ['Plan', 'Year', ...illustrated.map(([, name]) => name)],
      ...plans.flatMap(({ name, rows }) => rows.map((row) => [name, ...yearLines(illustrated, row)])),
    ],
  };
}

/** Works out what the form holds in its mode; at least one year. */
export const resultOf = (inputs: Inputs, place: Place): Result =>
  inputs.mode === 'plans' ? planResult(inputs, place) : feeResult({ ...inputs, mode: inputs.mode });
