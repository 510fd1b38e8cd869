import { endOf } from './months.ts';
import { firstDay, type Months, type SeriesName } from './record.ts';

/** The value of an amount at the end of a month. */
interface GrowthPoint {
  /** Midnight UTC; the first is the last day before the record. */
  day: Date;
  /** In the same unit as the amount. */
  value: number;
}

/** The growth of an amount month by month; the first point is the amount itself. */
export function growthOf(months: Months, series: SeriesName, amount: number): GrowthPoint[] {
  const points: GrowthPoint[] = [{ day: firstDay(months), value: amount }];
  let value = amount;
  for (const month of months) {
    value *= 1 + month[series] / 100;
    points.push({ day: endOf(month.month), value });
  }
  return points;
}

/** The value of an amount at the end of the record. */
export const amountAtEnd = (months: Months, series: SeriesName, amount: number): number =>
  growthOf(months, series, amount).at(-1)?.value ?? amount;
