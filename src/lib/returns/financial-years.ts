import { financialYearOf } from './months.ts';
import type { MonthReturn, Months } from './record.ts';
import { percentsOf, returnOf } from './windows.ts';

/** A financial year of a record, April to March. */
interface FinancialYear {
  /** “2024–25”. */
  name: string;
  months: readonly MonthReturn[];
  /** Returns of the months that there are, as shares. */
  net: number;
  benchmark: number;
  /** Whether all twelve months are there. */
  isWhole: boolean;
}

/** The financial years of a record, the oldest first; the first and the last may be parts of one. */
export const financialYears = (months: Months): FinancialYear[] =>
  [...Map.groupBy(months, ({ month }) => financialYearOf(month))].map(([name, own]) => ({
    name,
    months: own,
    net: returnOf(percentsOf(own, 'net')),
    benchmark: returnOf(percentsOf(own, 'benchmark')),
    isWhole: own.length === 12,
  }));
