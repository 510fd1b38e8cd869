import { expect, it } from 'vitest';
import { feeExamples, planExamples, planNames } from '../../../../src/components/examples/fee-examples.ts';
import { feeTables } from '../../../../src/lib/fees/fee-tables.ts';
import { resultTable } from '../../../../src/lib/fees/result-table.ts';
import { workOutResult } from '../../../../src/lib/fees/result.ts';

const { oneYear } = feeExamples;
const link = 'https://www.uppercrust.example/FeeCalculation?years=1';

it('has the simple projection by year, and after an empty row its terms and its link', () => {
  expect(resultTable(workOutResult(oneYear, []), oneYear, link)).toEqual([
    ['Year', ...feeTables.simple.columns.map(([, name]) => name)],
    [1, 5_000_000, 100_000, 900_000, 10_000, 1_010_000, 3_990_000],
    [],
    ['Simple projection', 'over 1 year, without GST'],
    ['Capital at the start', '₹50,00,000'],
    ['Years', '1'],
    ['Management fee', '2% a year'],
    ['Hurdle rate', '10% a year'],
    ['Performance fee', '20%'],
    ['Brokerage', '₹10,000 a year'],
    ['Link', link],
  ]);
});

it('names the plan of each row and of each of its terms, and only plans that have a name', () => {
  const { oneYear: inputs } = planExamples;
  const names = planNames.slice(0, 2);
  const [heading, ...rows] = resultTable(workOutResult(inputs, names), inputs, link);
  expect(heading?.slice(0, 3)).toEqual(['Plan', 'Year', 'Return, %']);
  expect(rows.slice(0, 3).map((row) => row.slice(0, 3))).toEqual([['Fixed', 1, 20], ['Performance', 1, 20], []]);
  const terms = rows.slice(3).map(([name]) => name);
  expect(terms.slice(-7)).toEqual([
    ...names.flatMap((name) => ['Management fee', 'Hurdle rate', 'Performance fee'].map((term) => `${term} (${name})`)),
    'Link',
  ]);
});
