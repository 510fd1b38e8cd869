import type { Approach } from '../../collections/schemas/approach.ts';
import { isSpecimen } from '../specimen.ts';
import { currentMonths, type MonthReturn, type Months } from './record.ts';

/** The record of a strategy or fund with all that must stand beside its figures. */
export interface ApproachRecord {
  /** Id of the approach. */
  id: string;
  name: string;
  /** The Strategy to which it is tagged. */
  tag: string;
  benchmark: string;
  /** A second index that the approach names, if it is another. */
  secondary: string | undefined;
  inception: Date;
  source: string;
  /** Whether the figures are invented. */
  isSpecimen: boolean;
  aum: Approach['aum'];
  changes: NonNullable<Approach['recordChanges']>;
  corrections: NonNullable<Approach['corrections']>;
  /** The months since the last change of tag or benchmark. */
  months: Months;
}

/** The record of an approach; nothing where it has none, or lacks what must stand beside it. */
export function approachRecord(
  id: string,
  approach: Approach,
  rows: readonly MonthReturn[] | undefined,
): ApproachRecord | undefined {
  const { name, strategyTag, primaryBenchmark, inception, performanceSource, benchmark } = approach;
  const { recordChanges: changes = [], corrections = [], specimen, specimenFields, aum } = approach;
  const months = currentMonths(rows ?? [], changes);
  if (!months || !strategyTag || !primaryBenchmark || !inception || !performanceSource) return undefined;
  return {
    id,
    name,
    tag: strategyTag,
    benchmark: primaryBenchmark,
    secondary: benchmark === primaryBenchmark ? undefined : benchmark,
    inception,
    source: performanceSource,
    isSpecimen: specimen || isSpecimen(specimenFields, 'performanceSource'),
    aum,
    changes,
    corrections,
    months,
  };
}
