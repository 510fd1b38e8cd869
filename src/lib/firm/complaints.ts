import { formatMonths, type Period } from '../format.ts';

/** The four figures of a period: carried forward + received − resolved = pending. */
export interface Balance {
  carriedForward: number;
  received: number;
  resolved: number;
  pending: number;
}

/** One source’s complaints in a month. */
export interface ComplaintSource extends Balance {
  from: string;
  pendingOverThreeMonths: number;
  /** In days; undefined if none was resolved. */
  averageDays?: number | undefined;
}

/** The data for the three tables. */
export interface Complaints {
  sources: readonly ComplaintSource[];
  months: readonly (Balance & { month: Period })[];
  years: readonly (Balance & { year: string })[];
}

/**
 * All sources together. The average time is the total number of days divided by the complaints resolved, so sources are
 * weighted by how many they resolved; undefined if none was resolved.
 */
export function grandTotal(sources: readonly ComplaintSource[]): Omit<ComplaintSource, 'from'> {
  const sum = (figure: (row: ComplaintSource) => number) => sources.reduce((total, row) => total + figure(row), 0);
  const resolved = sum((row) => row.resolved);
  return {
    carriedForward: sum((row) => row.carriedForward),
    received: sum((row) => row.received),
    resolved,
    pending: sum((row) => row.pending),
    pendingOverThreeMonths: sum((row) => row.pendingOverThreeMonths),
    averageDays: resolved === 0 ? undefined : sum((row) => (row.averageDays ?? 0) * row.resolved) / resolved,
  };
}

/** A table of counts, ready to be shown: the name of each row, then a figure for each column. */
export interface Counts {
  id: 'sources' | 'months' | 'years';
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly (number | undefined)[] }[];
}

/**
 * The three tables in the regulator’s form. The first ends with the grand total; a missing average is undefined.
 */
export function complaintTables({ sources, months, years }: Complaints): Counts[] {
  const countsOf = ({ carriedForward, received, resolved, pending }: Balance) => [
    carriedForward,
    received,
    resolved,
    pending,
  ];
  const balanceColumns = ['Carried forward', 'Received', 'Resolved', 'Pending'];
  return [
    {
      id: 'sources',
      columns: [
        'Received from',
        'Pending at the end of last month',
        'Received',
        'Resolved',
        'Total pending',
        'Pending over 3 months',
        'Average resolution time (days)',
      ],
      rows: [...sources, { from: 'Grand Total', ...grandTotal(sources) }].map((row) => ({
        name: row.from,
        cells: [...countsOf(row), row.pendingOverThreeMonths, row.averageDays],
      })),
    },
    {
      id: 'months',
      columns: ['Month', ...balanceColumns],
      rows: months.map((row) => ({ name: formatMonths(row.month), cells: countsOf(row) })),
    },
    {
      id: 'years',
      columns: ['Year', ...balanceColumns],
      rows: years.map((row) => ({ name: row.year, cells: countsOf(row) })),
    },
  ];
}
