import {
  allocationParts,
  companyTypesCaption,
  criteriaBars,
  limitBars,
  marketCapScale,
  missionColumns,
  riskScale,
} from '../../lib/drawings/drawn-facts.ts';
import { entryOf } from '../../lib/entry-of.ts';
import { formatPercent } from '../../lib/format.ts';
import { performanceRows } from '../../lib/approaches/performance-rows.ts';
import type { ApproachRecord } from '../../lib/returns/approach-record.ts';
import { isSpecimen } from '../../lib/specimen.ts';
import type { Approach } from '../../collections/schemas/approach.ts';
import { row, type RowFacts } from '../row.ts';

function missing(field: string, id: string): never {
  throw new Error(`${id} has no ${field} in its front matter.`);
}

/** A drawing of one field of a strategy or fund. */
const drawn = <Field extends keyof Approach, Props extends object>(
  field: Field,
  facts: Pick<RowFacts, 'write' | 'shows' | 'in'>,
  props: (value: NonNullable<Approach[Field]>, approach: Approach, record?: ApproachRecord) => Props,
) =>
  row({ ...facts, field, needs: { of: 'approach' } } as const, ({ approaches, records }, { of }) => {
    const { data } = entryOf(approaches, of, 'strategy or fund');
    const record = records.find(({ id }) => id === of);
    return props(data[field] ?? missing(field, of), data, record);
  });

const approaches = ['strategies', 'funds', 'papers'] as const;

/** Drawings of a strategy or fund, made from its fields. */
export const ofApproaches = {
  Allocation: drawn(
    'allocation',
    { write: '<Allocation of="UpperCrustWealthFund" />', shows: 'the allocation as one bar', in: approaches },
    (allocation) => ({ parts: allocationParts(allocation) }),
  ),
  Limits: drawn(
    'limits',
    { write: '<Limits of="EmergingMoat" />', shows: 'the limits as bars', in: ['communiques', ...approaches] },
    limitBars,
  ),
  Criteria: drawn(
    'criteria',
    { write: '<Criteria of="EmergingMoat" />', shows: 'stock criteria as bars', in: ['communiques', ...approaches] },
    criteriaBars,
  ),
  CompanyTypes: drawn(
    'companyTypes',
    { write: '<CompanyTypes of="EmergingMoat" />', shows: 'the table of four kinds of company', in: approaches },
    (types, { name }) => ({ types, caption: companyTypesCaption(name, types) }),
  ),
  Mission: drawn(
    'mission',
    { write: '<Mission of="EmergingMoat" />', shows: 'the mission in figures and a chart', in: approaches },
    missionColumns,
  ),
  MarketCap: drawn(
    'marketCapCrore',
    { write: '<MarketCap of="EmergingMoat" />', shows: 'the size of the companies on a scale', in: approaches },
    marketCapScale,
  ),
  RiskProfile: drawn(
    'risk',
    {
      write: '<RiskProfile of="UpperCrustWealthFund" />',
      shows: 'the risk profile on a scale of five steps',
      in: approaches,
    },
    (risk, approach) => ({
      ...riskScale({ ...approach, risk }),
      isSpecimen: isSpecimen(approach.specimenFields, 'risk'),
    }),
  ),
  Performance: drawn(
    'performance',
    {
      write: '<Performance of="UpperCrustWealthFund" />',
      shows: 'the performance figure with its period, basis and benchmark',
      in: approaches,
    },
    (performance, approach, record) => ({
      percent: formatPercent(performance.percent),
      facts: performanceRows(performance, approach, record).map(({ field, ...words }) => ({
        ...words,
        isSpecimen: isSpecimen(approach.specimenFields, field),
      })),
    }),
  ),
};
