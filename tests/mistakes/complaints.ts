import { type Example, grievances } from './example.ts';

const slip = (name: string, change: readonly [from: string, to: string], at: string, says: string): Example => ({
  code: 'field-rule',
  name,
  file: grievances,
  change,
  at,
  says,
});

const ofSebi = (pending: number) =>
  `    resolved: 1\n    pending: ${String(pending)}\n    pendingOverThreeMonths: 0\n    averageDays: 16`;

const direct = (count: number) =>
  `  - from: Directly from Investors\n    carriedForward: 0\n    received: ${String(count)}\n    resolved: ${String(count)}`;

const rowOf = (year: string, received: number, resolved: number, pending: number) =>
  `\n  - year: ${year}\n    carriedForward: 0\n    received: ${String(received)}\n    resolved: ${String(resolved)}\n    pending: ${String(pending)}`;

/** A row for the year that the months of the content belong to. */
const thisYear = (received: number, resolved: number, pending: number) => rowOf('2025–26', received, resolved, pending);

/** Slips in the figures of complaints. */
export const complaintExamples: Example[] = [
  slip(
    'complaints of a source that do not add up',
    [ofSebi(0), ofSebi(1)],
    '    pending: 1\n    pendingOverThreeMonths: 0\n    averageDays: 16',
    'sources.1.pending of “SEBI (SCORES)”: 1 carried forward + 0 received − 1 resolved = 0, but pending says 1',
  ),
  slip(
    'complaints that are lost between two months',
    ['  - month: 2025-07\n    carriedForward: 1', '  - month: 2025-07\n    carriedForward: 0'],
    '    carriedForward: 0\n    received: 1\n    resolved: 1\n    pending: 1',
    'months.3.carriedForward of “2025-07” must be 1, which “2025-06” left pending',
  ),
  slip(
    'a month that is left out',
    ['  - month: 2025-07\n    carriedForward: 1\n    received: 1\n    resolved: 1\n    pending: 1\n', ''],
    '  - month: 2025-08',
    'months.3.month must be 2025-07, the month after “2025-06”: none may be left out',
  ),
  slip(
    'complaints that are lost between a year and the next month',
    ['    resolved: 3\n    pending: 0', '    resolved: 2\n    pending: 1'],
    '    pending: 1\n\nspecimen',
    'years.2.pending of “2024–25” must be 0, which “2025-04” carries forward',
  ),
  slip(
    'a year that its months do not add up to',
    ['\n\nspecimen', `${thisYear(4, 4, 0)}\n\nspecimen`],
    '    received: 4\n    resolved: 4',
    'years.3.received of “2025–26” must be 5, as its months add up to',
  ),
  slip(
    'a year that ends otherwise than its last month',
    ['\n\nspecimen', `${thisYear(5, 4, 1)}\n\nspecimen`],
    '    pending: 1\n\nspecimen',
    'years.3.pending of “2025–26” must be 0, which “2025-08” left pending',
  ),
  slip(
    'a year that is over and not in the table',
    ['  - year: 2024–25\n    carriedForward: 1\n    received: 2\n    resolved: 3\n    pending: 0\n', ''],
    '  - year: 2023–24',
    'years.1.year is the last of the table, and 2024–25 is over by 2025-08, the last month: add its row',
  ),
  slip(
    'a year that has not begun',
    ['\n\nspecimen', `${thisYear(5, 5, 0)}${rowOf('2026–27', 0, 0, 0)}\n\nspecimen`],
    '  - year: 2026–27',
    'years.4.year has not begun in 2025-08, the last month: take the row out',
  ),
  slip(
    'tables of different months',
    ['month: 2025-08\n\n', 'month: 2025-09\n\n'],
    'months:',
    'months must end with 2025-09, the month of the first table',
  ),
  {
    code: 'month-future',
    name: 'complaints of a month that is not over',
    file: grievances,
    change: ['month: 2025-08\n\n', 'month: 2026-01\n\n'],
    at: 'month: 2026-01',
    says: 'month 2026-01 is not over: report on the month before',
  },
  slip(
    'a month that the sources do not add up to',
    [direct(1), direct(2)],
    '    received: 1\n    resolved: 2\n    pending: 0\n\n#',
    'months.4.received of “2025-08” must be 2, as the rows of the first table add up to',
  ),
  slip(
    'an average time of complaints that nobody resolved',
    ['    pendingOverThreeMonths: 0\n\n#', '    pendingOverThreeMonths: 0\n    averageDays: 3\n\n#'],
    '    averageDays: 3\n\n#',
    'sources.2.averageDays must be there if a complaint was resolved, and only then',
  ),
];
