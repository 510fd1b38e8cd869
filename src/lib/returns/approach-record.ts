import { isSpecimen } from '../specimen.ts';
import { monthOf } from './months.ts';
import { currentMonths, type MonthReturn, type Months, type RecordChange } from './record.ts';

/** A correction of a published month, with the figures published before, in percent. */
export interface Correction {
  /** Such as `2025-08`. */
  month: string;
  date: Date;
  /** The reason, in one sentence. */
  reason: string;
  net: number;
  benchmark: number;
}

/** Assets under management, in ₹ crore, on a day. */
interface Aum {
  crore: number;
  asOf: Date;
}

/** The fields of a strategy or fund that describe its record. */
interface Approach {
  name: string;
  strategyTag?: string | undefined;
  primaryBenchmark?: string | undefined;
  /** The index that the approach names on its page. */
  benchmark?: string | undefined;
  inception?: Date | undefined;
  performanceSource?: string | undefined;
  /** The managers, the earliest first. */
  managers?: readonly { from: Date }[] | undefined;
  recordChanges?: readonly RecordChange[] | undefined;
  corrections?: readonly Correction[] | undefined;
  aum?: Aum | undefined;
  specimen: boolean;
  specimenFields: readonly string[];
}

/** The record of a strategy or fund with everything that must be shown with its figures. */
export interface ApproachRecord {
  /** Id of the approach. */
  id: string;
  name: string;
  /** The Strategy that it is tagged with. */
  tag: string;
  benchmark: string;
  /** The approach’s own index, if it is not the primary benchmark. */
  secondary: string | undefined;
  inception: Date;
  /** First day of the current manager; undefined if no month of the record was earned before. */
  managedSince: Date | undefined;
  source: string;
  /** Whether the figures are invented. */
  isSpecimen: boolean;
  aum: Aum | undefined;
  changes: readonly RecordChange[];
  corrections: readonly Correction[];
  /** The months since the last change of tag or benchmark. */
  months: Months;
}

/** The record of an approach; undefined if it has none, or if anything that must be shown with it is missing. */
export function approachRecord(
  id: string,
  approach: Approach,
  rows: readonly MonthReturn[] | undefined,
): ApproachRecord | undefined {
  const { name, strategyTag, primaryBenchmark, inception, performanceSource, benchmark } = approach;
  const { recordChanges: changes = [], corrections = [], managers = [], specimen, specimenFields, aum } = approach;
  const months = currentMonths(rows ?? [], changes);
  if (!months || !strategyTag || !primaryBenchmark || !inception || !performanceSource) return undefined;
  return {
    id,
    name,
    tag: strategyTag,
    benchmark: primaryBenchmark,
    secondary: benchmark === primaryBenchmark ? undefined : benchmark,
    inception,
    managedSince: managers.slice(-1).find(({ from }) => monthOf(from) > months[0].month)?.from,
    source: performanceSource,
    isSpecimen: specimen || isSpecimen(specimenFields, 'performanceSource'),
    aum,
    changes,
    corrections,
    months,
  };
}
