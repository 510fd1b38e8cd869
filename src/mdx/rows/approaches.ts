import {
  allocationParts,
  companyTypesCaption,
  criteriaBars,
  limitBars,
  marketCapScale,
  missionColumns,
  riskScale,
} from '../../lib/approaches/drawn-facts.ts';
import { entryOf } from '../../lib/entry-of.ts';
import { formatPercent } from '../../lib/format.ts';
import { performanceRows } from '../../lib/approaches/performance-rows.ts';
import type { ApproachRecord } from '../../lib/returns/approach-record.ts';
import { isSpecimen } from '../../lib/specimen.ts';
import type { Approach } from '../../collections/schemas/approach.ts';
import { row } from '../row.ts';

function missing(field: string, id: string): never {
  throw new Error(`${id} has no ${field} in its front matter.`);
}

/** A drawing of one field of a strategy or fund. @param example the id of one that has it; `also` other places for it */
const drawn = <Field extends keyof Approach, Props extends object>(
  field: Field,
  example: string,
  shows: string,
  props: (value: NonNullable<Approach[Field]>, approach: Approach, record?: ApproachRecord) => Props,
  also: readonly ('communiques' | 'papers')[] = ['papers'],
) =>
  row(
    { field, example, shows, in: ['strategies', 'funds', ...also], needs: { of: 'approach' } } as const,
    ({ approaches, records }, { of }) => {
      const { data } = entryOf(approaches, of, 'strategy or fund');
      const record = records.find(({ id }) => id === of);
      return props(data[field] ?? missing(field, of), data, record);
    },
  );

/** Drawings of a strategy or fund, made from its fields. */
export const ofApproaches = {
  Allocation: drawn('allocation', 'UpperCrustWealthFund', 'the allocation as one bar', (allocation) => ({
    parts: allocationParts(allocation),
  })),
  Limits: drawn('limits', 'EmergingMoat', 'the limits as bars', limitBars, ['communiques', 'papers']),
  Criteria: drawn('criteria', 'EmergingMoat', 'stock criteria as bars', criteriaBars, ['communiques', 'papers']),
  CompanyTypes: drawn('companyTypes', 'EmergingMoat', 'the table of four kinds of company', (types, { name }) => ({
    types,
    caption: companyTypesCaption(name, types),
  })),
  Mission: drawn('mission', 'EmergingMoat', 'the mission in figures and a chart', missionColumns),
  MarketCap: drawn('marketCapCrore', 'EmergingMoat', 'the size of the companies on a scale', marketCapScale),
  RiskProfile: drawn('risk', 'UpperCrustWealthFund', 'the risk profile on a scale of five steps', (risk, approach) => ({
    ...riskScale({ ...approach, risk }),
    isSpecimen: isSpecimen(approach.specimenFields, 'risk'),
  })),
  Performance: drawn(
    'performance',
    'UpperCrustWealthFund',
    'the performance figure with its period, basis and benchmark',
    (performance, approach, record) => ({
      percent: formatPercent(performance.percent),
      facts: performanceRows(performance, approach, record).map(({ field, ...words }) => ({
        ...words,
        isSpecimen: isSpecimen(approach.specimenFields, field),
      })),
    }),
    // In a paper, the words that the regulator requires beside it would be missing; its page and factsheet have them.
    [],
  ),
};
