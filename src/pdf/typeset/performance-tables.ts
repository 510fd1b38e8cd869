import type { Approach } from '../../collections/schemas/approach.ts';
import { type Block, heading, type Inline, paragraph, text } from './blocks.ts';
import { table } from './table.ts';

const periods = ['1 month', '3 months', '6 months', '1 year', '3 years', '5 years', 'Since start'];
const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];

const cell = (words: string): Inline[] => [text(words)];
const noBenchmark = 'Benchmark, to be named';

/** Each approach with its benchmark below it, and a dash for every figure that the firm has to supply. */
function layout(first: string, columns: readonly string[], approaches: readonly Approach[], caption: string): Block {
  const empty: Inline[] = [text('–'), { is: 'break' }, text('–')];
  return table(
    [first, ...columns].map(cell),
    approaches.map(({ name, benchmark }): Inline[][] => [
      [text(name), { is: 'break' }, { is: 'emphasis', content: cell(benchmark ?? noBenchmark) }],
      ...columns.map(() => empty),
    ]),
    {
      align: ['left', ...columns.map(() => 'right' as const)],
      widths: [columns.length > 8 ? 8 : 5, ...columns.map(() => 1.3)],
      caption: cell(caption),
      rowHeads: false,
    },
  );
}

/** The tables of a performance report before there are figures: by period, by month and by year. */
export const performanceTables = (approaches: readonly Approach[]): Block[] => [
  heading('By period'),
  layout(
    'Approach and benchmark',
    periods,
    approaches,
    'Returns in percent to the report’s date. Specimen: no figures are stated.',
  ),
  paragraph('Figures for a year or less are absolute; those for more than a year are annualised.'),
  heading('By month'),
  layout(
    'Approach and benchmark',
    months,
    approaches,
    'Returns in percent for each month of the financial year. Specimen: no figures are stated.',
  ),
  heading('By financial year'),
  layout(
    'Approach and benchmark',
    ['2021–22', '2022–23', '2023–24', '2024–25', '2025–26'],
    approaches,
    'Returns in percent for each financial year, April to March; the last one to date. Specimen: no figures are stated.',
  ),
];
