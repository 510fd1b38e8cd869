import type { CsvTable } from '../csv.ts';
import { describeTerms } from './describe-terms.ts';
import { feeTables, type Line } from './fee-tables.ts';
import type { Inputs } from './inputs.ts';
import { modes } from './modes.ts';
import { describeTerm, type Row } from './outcome.ts';
import type { Result } from './result.ts';

/** The columns of an illustration’s year in a file: its return, and each line of the working. */
const illustrated: readonly Line[] = [['returnPercent', 'Return, %'], ...(feeTables.illustration.working ?? [])];

/**
 * The result as a table for a CSV file. The terms and the link follow after an empty row: so the headings stay in the
 * first row, and a spreadsheet takes neither for years when it sorts or filters.
 *
 * @param inputs what the result was calculated from
 * @param link the full URL that opens it
 */
export function resultTable(result: Result, inputs: Inputs, link: string): CsvTable {
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
