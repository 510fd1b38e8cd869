import { formatDate } from '../format.ts';
import { formatWholeRupees } from '../rupees.ts';
import { type Chart, lakhLevel } from './charts.ts';
import { roundHalfAway } from '../round-half-away.ts';
import { formatShare, lakhText, NONE, percentForData } from './display.ts';
import { endOf, startOf } from './months.ts';
import { type CashFlow, moneyWeighted, worthAtEnd } from './money-weighted.ts';
import { lastDay, type Months } from './record.ts';
import type { PlotPoint } from './plot.ts';
import { periodReturn } from './windows.ts';

/** The returns on a client’s own money. */
interface ClientReturn {
  /** Yearly rates as fractions; the second is undefined if there is no solution. */
  timeWeighted: number;
  moneyWeighted: number | undefined;
  /** In rupees. */
  paidIn: number;
  worth: number;
  chart: Chart;
}

const totalOf = (payments: readonly CashFlow[]): number => payments.reduce((sum, { amount }) => sum + amount, 0);

/** The amount paid in and its value at each month-end; on the day of a payment, both before and after it. */
function pointsOf(months: Months, payments: readonly CashFlow[]): PlotPoint[] {
  const days = [startOf(months[0].month), ...months.map(({ month }) => endOf(month))];
  const pointOn = (day: Date, paid: readonly CashFlow[]): PlotPoint => {
    const past = months.filter(({ month }) => endOf(month) <= day);
    return { day, net: worthAtEnd(past, paid), benchmark: totalOf(paid) };
  };
  return days.flatMap((day, index) => {
    const before = payments.filter((payment) => payment.day < day);
    const paid = payments.filter((payment) => payment.day <= day);
    const isPayday = index > 0 && paid.length > before.length;
    return [...(isPayday ? [pointOn(day, before)] : []), pointOn(day, paid)];
  });
}

/** Time-weighted and money-weighted returns for payments into a record. */
export function clientReturn(months: Months, payments: readonly CashFlow[]): ClientReturn {
  const worth = worthAtEnd(months, payments);
  const paidIn = totalOf(payments);
  const flows = [
    ...payments.map(({ day, amount }) => ({ day, amount: -amount })),
    { day: lastDay(months), amount: worth },
  ];
  const points = pointsOf(months, payments);
  const end = formatDate(lastDay(months));
  const money = moneyWeighted(flows);
  return {
    timeWeighted: periodReturn(months, 'net') ?? 0,
    moneyWeighted: money,
    paidIn,
    worth,
    chart: {
      id: 'client',
      title: 'What the client paid in, and what it was worth',
      statement: `${payments.map(({ day, amount }) => `${formatWholeRupees(amount)} on ${formatDate(day)}`).join(' and ')} were worth ${formatWholeRupees(worth)} on ${end}: ${formatWholeRupees(Math.abs(worth - paidIn))} ${worth < paidIn ? 'less' : 'more'} than was paid in.`,
      table: {
        caption: 'Amount paid in and its value at the end of each month, in rupees',
        columns: ['Month-end', 'Value', 'Paid in'],
        rows: points.map(({ day, net, benchmark }, index) => ({
          name:
            points[index + 1]?.day.getTime() === day.getTime()
              ? `${formatDate(day)}, before the payment`
              : formatDate(day),
          cells: [net, benchmark].map((amount) => ({
            words: formatWholeRupees(amount),
            value: String(roundHalfAway(amount, 0)),
          })),
        })),
      },
      points,
      base: 0,
      against: 'benchmark',
      surfaces: { above: 'More than was paid in', below: 'Less than was paid in' },
      level: lakhLevel,
      ends: { net: ['Value', lakhText(worth)], benchmark: ['Paid in', lakhText(paidIn)] },
    },
  };
}

/** The two rates as a table. */
export const rateTable = ({ timeWeighted, moneyWeighted: money }: ClientReturn) => ({
  caption: 'Two yearly rates for the same months',
  columns: ['Rate', 'A year'],
  rows: [
    ['Time-weighted: what the approach did', timeWeighted] as const,
    ['Money-weighted: what the client’s rupees did', money] as const,
  ].map(([name, rate]) => ({
    name,
    cells: [
      rate === undefined
        ? { words: NONE, value: undefined }
        : { words: formatShare(rate), value: percentForData(rate) },
    ],
  })),
});
