import { expect, it } from 'vitest';
import { complaintTables, type ComplaintSource, grandTotal } from '../../../../src/lib/firm/complaints.ts';

const source = (resolved: number, averageDays?: number): ComplaintSource => ({
  from: 'a',
  carriedForward: 1,
  received: resolved,
  resolved,
  pending: 1,
  pendingOverThreeMonths: 1,
  averageDays,
});

it('grandTotal weights each average by its number of complaints', () => {
  // 1 complaint in 10 days and 3 in 2 days each: 16 days for 4 complaints.
  const counts = { carriedForward: 3, received: 4, resolved: 4, pending: 3, pendingOverThreeMonths: 3 };
  expect(grandTotal([source(0)]).averageDays).toBeUndefined();
  expect(grandTotal([source(1, 10), source(3, 2), source(0)])).toEqual({ ...counts, averageDays: 4 });
});

it('complaintTables puts each figure of a source into the right column of the regulator’s form', () => {
  const counts = { carriedForward: 1, received: 2, resolved: 3, pending: 4, pendingOverThreeMonths: 5, averageDays: 6 };
  const [table] = complaintTables({ sources: [{ from: 'SEBI', ...counts }], months: [], years: [] });
  expect(table?.rows[0]).toEqual({ name: 'SEBI', cells: [1, 2, 3, 4, 5, 6] });
});
