import { projectFees } from './projection.ts';
import { illustrateFees } from './illustration.ts';
import type { Inputs } from './inputs.ts';

/** A year of either mode; the lines of the working differ, these do not. */
export type Row = Readonly<Record<string, number>> & { year: number; totalFees: number; nav: number };

export interface Outcome {
  /** What it was worked out from. */
  inputs: Inputs;
  rows: readonly Row[];
  /** Fees of all years together, in rupees. */
  totalFees: number;
  /** Closing value of the last year, or the capital where there are no years. */
  nav: number;
  /** The first year at whose end nothing is left. */
  usedUpIn: number | undefined;
}

export function workOut(inputs: Inputs): Outcome {
  const rows: readonly Row[] = inputs.mode === 'simple' ? projectFees(inputs) : illustrateFees(inputs);
  return {
    inputs,
    rows,
    totalFees: rows.reduce((sum, row) => sum + row.totalFees, 0),
    nav: rows.at(-1)?.nav ?? inputs.capital,
    // Nothing of nothing is not used up, but fees without any capital are.
    usedUpIn: rows.find(({ nav }) => nav < 0 || (nav === 0 && inputs.capital > 0))?.year,
  };
}
