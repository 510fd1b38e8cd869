import { z } from 'astro/zod';
import { line, oneMonth, specimen } from './fields.ts';

const count = (description: string) => z.number().int().min(0).describe(description);

/** What the four figures of a period must do, and what the error calls them. */
interface Balance {
  carriedForward: number;
  received: number;
  resolved: number;
  pending: number;
}

/** “2 carried forward + 1 received − 1 resolved = 2, but pending says 3”; undefined where the row is right. */
function imbalance({ carriedForward, received, resolved, pending }: Balance): string | undefined {
  const expected = carriedForward + received - resolved;
  if (expected === pending) return undefined;
  return `${String(carriedForward)} carried forward + ${String(received)} received − ${String(resolved)} resolved = ${String(expected)}, but pending says ${String(pending)}`;
}

/** Refuses each row that does not add up, by its name. */
function balanced<Row extends Balance>(nameOf: (row: Row) => string) {
  return (rows: readonly Row[], context: z.core.$RefinementCtx) => {
    for (const [index, row] of rows.entries()) {
      const message = imbalance(row);
      if (message)
        context.addIssue({ code: 'custom', path: [index, 'pending'], message: `of “${nameOf(row)}”: ${message}` });
    }
  };
}

/** Refuses a row that does not begin with what the row before it left pending. */
function continuous<Row extends Balance>(nameOf: (row: Row) => string) {
  return (rows: readonly Row[], context: z.core.$RefinementCtx) => {
    for (const [index, row] of rows.entries()) {
      const before = rows[index - 1];
      if (before === undefined || before.pending === row.carriedForward) continue;
      const message = `of “${nameOf(row)}” must be ${String(before.pending)}, which “${nameOf(before)}” left pending`;
      context.addIssue({ code: 'custom', path: [index, 'carriedForward'], message });
    }
  };
}

const balance = {
  carriedForward: count('Complaints that were pending when the period began.'),
  received: count('Complaints received in the period.'),
  resolved: count('Complaints resolved in the period, those of earlier periods among them.'),
  pending: count('Complaints pending on the last day: carried forward + received − resolved.'),
};

const source = z
  .strictObject({
    from: line('Where the complaints came from.'),
    ...balance,
    pendingOverThreeMonths: count('Of those pending, the ones older than three months.'),
    averageDays: z
      .number()
      .min(0)
      .optional()
      .describe('Average time to resolve one, in days; left out if none was resolved.'),
  })
  .refine(({ pending, pendingOverThreeMonths }) => pendingOverThreeMonths <= pending, {
    error: 'is more than all that are pending',
    path: ['pendingOverThreeMonths'],
  })
  .refine(({ resolved, averageDays }) => (averageDays === undefined) === (resolved === 0), {
    error: 'must be there if a complaint was resolved, and only then',
    path: ['averageDays'],
  });

const month = z.strictObject({ month: oneMonth('The month, written 2025-08.'), ...balance });
const year = z.strictObject({ year: line('The year, for instance 2024–25.'), ...balance });

export type ComplaintSource = z.output<typeof source>;

/** Complaints received and resolved, in the three tables that the regulator asks for: content/complaints.yaml. */
export const complaintsSchema = z
  .strictObject({
    month: oneMonth('The month that the first table reports on, written 2025-08.'),
    sources: z
      .array(source)
      .min(1)
      .superRefine(balanced(({ from }) => from))
      .describe('The month’s complaints by where they came from; the grand total is worked out.'),
    months: z
      .array(month)
      .min(1)
      .superRefine(balanced(({ month: { name } }) => name))
      .superRefine(continuous(({ month: { name } }) => name))
      .describe('Trend by month, the oldest first; the last is the month of the first table.'),
    years: z
      .array(year)
      .min(1)
      .superRefine(balanced(({ year: name }) => name))
      .superRefine(continuous(({ year: name }) => name))
      .describe('Trend by year, the oldest first.'),
    specimen,
  })
  .superRefine(({ month: { name }, sources, months }, context) => {
    const last = months.at(-1);
    if (last === undefined) return;
    if (last.month.name !== name) {
      const message = `must end with ${name}, the month of the first table`;
      context.addIssue({ code: 'custom', path: ['months'], message });
      return;
    }
    for (const field of ['carriedForward', 'received', 'resolved', 'pending'] as const) {
      const total = sources.reduce((sum, row) => sum + row[field], 0);
      if (total === last[field]) continue;
      const message = `of “${name}” must be ${String(total)}, as the rows of the first table add up to`;
      context.addIssue({ code: 'custom', path: ['months', months.length - 1, field], message });
    }
  });

export type Complaints = z.output<typeof complaintsSchema>;
