import {
  companyTypeColumns,
  companyTypesCaption,
  criteriaBars,
  limitBars,
  marketCapScale,
  missionColumns,
  performanceRows,
  riskScale,
} from '../../lib/drawn-facts.ts';
import { formatPercent } from '../../lib/format.ts';
import { isSpecimen } from '../../lib/specimen.ts';
import type { Approach } from '../../schemas/approach.ts';
import { type Block, type Inline, paragraph, text } from './blocks.ts';
import { table } from './table.ts';

/** Words, and the mark when the field that they come from is invented. */
const marked = (words: string, approach: Approach, field: string): Inline[] => [
  text(words),
  ...(isSpecimen(approach.specimenFields, field) ? [{ is: 'specimen' } as const] : []),
];

const bars = ({ rows, scale, caption }: ReturnType<typeof limitBars>): Block => ({
  is: 'bars',
  rows: rows.map(({ from, to, ...words }) => ({ ...words, from: (100 * from) / scale, to: (100 * to) / scale })),
  caption: [text(caption)],
});

/** The drawings of a strategy or fund, by the field that each needs: the same that its page shows. */
export const approachDrawings = {
  allocation: ({ allocation }: Approach): Block[] =>
    allocation === undefined
      ? []
      : [{ is: 'allocation', parts: allocation.map((part) => ({ ...part, label: formatPercent(part.percent) })) }],
  limits: ({ limits }: Approach): Block[] => (limits === undefined ? [] : [bars(limitBars(limits))]),
  criteria: ({ criteria }: Approach): Block[] => (criteria === undefined ? [] : [bars(criteriaBars(criteria))]),
  companyTypes: ({ name, companyTypes }: Approach): Block[] =>
    companyTypes === undefined
      ? []
      : [
          table(
            [[text('Kind of company')], ...companyTypeColumns.map(([, words]) => [text(words)])],
            companyTypes.map((row) => [[text(row.type)], ...companyTypeColumns.map(([key]) => [text(row[key])])]),
            {
              caption: [text(companyTypesCaption(name))],
              chosen: companyTypes.flatMap(({ chosen }, index) => (chosen ? [index] : [])),
            },
          ),
        ],
  mission: ({ mission }: Approach): Block[] => {
    if (mission === undefined) return [];
    const { caption, ...drawing } = missionColumns(mission);
    return [{ is: 'columns', ...drawing, caption: [text(caption)] }];
  },
  marketCapCrore: ({ marketCapCrore }: Approach): Block[] => {
    if (marketCapCrore === undefined) return [];
    const { caption, ...drawing } = marketCapScale(marketCapCrore);
    return [{ is: 'scale', ...drawing, caption: [text(caption)] }];
  },
  risk: (approach: Approach): Block[] => {
    const { risk } = approach;
    if (risk === undefined) return [];
    const { caption, ...drawing } = riskScale({ ...approach, risk });
    return [{ is: 'steps', ...drawing, caption: marked(caption, approach, 'risk') }];
  },
  /** Never without its date, its basis and its benchmark. */
  performance: (approach: Approach): Block[] => {
    const { performance } = approach;
    if (performance === undefined) return [];
    return [
      { is: 'headline', figure: formatPercent(performance.percent), words: 'a year' },
      {
        is: 'rows',
        rows: performanceRows(performance, approach).map(({ label, value, field }) => ({
          title: label,
          content: marked(value, approach, field),
        })),
      },
      paragraph('Past performance, tested or real, does not tell you what your portfolio will earn.'),
    ];
  },
} as const satisfies Partial<Record<keyof Approach, (approach: Approach) => Block[]>>;
