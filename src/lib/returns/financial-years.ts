import { financialYearOf } from './months.ts';
import type { MonthReturn, Months } from './record.ts';
import { percentsOf, returnOf } from './windows.ts';

/** A financial year of a record, April to March. */
interface FinancialYear {
  /** “2024–25”. */
  name: string;
  months: readonly MonthReturn[];
  /** Returns over the months that exist, as fractions. */
  net: number;
  benchmark: number;
  /** Whether it has all twelve months. */
  isWhole: boolean;
}

/** The financial years of a record, oldest first; the first and the last may be incomplete. */
export const financialYears = (months: Months): FinancialYear[] =>
  [...Map.groupBy(months, ({ month }) => financialYearOf(month))].map(([name, own]) => ({
    name,
    months: own,
    net: returnOf(percentsOf(own, 'net')),
    benchmark: returnOf(percentsOf(own, 'benchmark')),
    isWhole: own.length === 12,
  }));
