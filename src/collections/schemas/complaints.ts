import { z } from 'astro/zod';
import type { Balance } from '../../lib/firm/complaints.ts';
import { addMonths } from '../../lib/returns/months.ts';
import { contradictions, isYear, missingYear, yearAfter } from './complaint-trends.ts';
import { areDistinct, line, oneMonth, specimen } from './fields.ts';

const count = (description: string) => z.number().int().min(0).describe(description);

/** “2 carried forward + 1 received − 1 resolved = 2, but pending says 3”; undefined where the row is right. */
function imbalance({ carriedForward, received, resolved, pending }: Balance): string | undefined {
  const expected = carriedForward + received - resolved;
  if (expected === pending) return undefined;
  return `${carriedForward} carried forward + ${received} received − ${resolved} resolved = ${expected}, but pending says ${pending}`;
}

/** Rejects each row that does not add up, and names it. */
function balanced<Row extends Balance>(nameOf: (row: Row) => string) {
  return (rows: readonly Row[], context: z.core.$RefinementCtx) => {
    for (const [index, row] of rows.entries()) {
      const message = imbalance(row);
      if (message)
        context.addIssue({ code: 'custom', path: [index, 'pending'], message: `of “${nameOf(row)}”: ${message}` });
    }
  };
}

/** Rejects a row whose period or carried-forward complaints do not continue the row before. */
function continuous<Row extends Balance>(field: string, nameOf: (row: Row) => string, after: (name: string) => string) {
  return (rows: readonly Row[], context: z.core.$RefinementCtx) => {
    for (const [index, row] of rows.entries()) {
      const before = rows[index - 1];
      if (before === undefined) continue;
      const [name, nameBefore] = [nameOf(row), nameOf(before)];
      if (name !== after(nameBefore)) {
        const message = `must be ${after(nameBefore)}, the ${field} after “${nameBefore}”: do not leave any out`;
        context.addIssue({ code: 'custom', path: [index, field], message });
      } else if (before.pending !== row.carriedForward) {
        const message = `of “${name}” must be ${before.pending}, which “${nameBefore}” left pending`;
        context.addIssue({ code: 'custom', path: [index, 'carriedForward'], message });
      }
    }
  };
}

const balance = {
  carriedForward: count('Complaints that were pending when the period began.'),
  received: count('Complaints received in the period.'),
  resolved: count('Complaints resolved in the period, including those of earlier periods.'),
  pending: count('Complaints pending on the last day: carried forward + received − resolved.'),
};

/** The rows of the first table, in the regulator's form. */
const sourceNames = ['Directly from Investors', 'SEBI (SCORES)', 'Other Sources'] as const;

const source = z
  .strictObject({
    from: z.enum(sourceNames).describe('Where the complaints came from.'),
    ...balance,
    pendingOverThreeMonths: count('Pending complaints older than three months.'),
    averageDays: z
      .number()
      .min(0)
      .max(3650)
      .optional()
      .describe('Average time to resolve one, in days; left out if none was resolved.'),
  })
  .refine(({ pending, pendingOverThreeMonths }) => pendingOverThreeMonths <= pending, {
    error: 'is more than the total pending: correct one of the two',
    path: ['pendingOverThreeMonths'],
  })
  .refine(({ resolved, averageDays }) => (averageDays === undefined) === (resolved === 0), {
    error: 'is needed if a complaint was resolved, and must be left out otherwise',
    path: ['averageDays'],
  });

const monthAfter = (name: string) => addMonths(name, 1);

const month = z.strictObject({ month: oneMonth('The month, written 2025-08.'), ...balance });
const year = z.strictObject({
  year: line('The year from April to March, for instance 2024–25.')
    // A keyboard has no en dash.
    .transform((text) => text.replace('-', '–'))
    .refine(isYear, { error: 'must be a year from April to March, for example 2024–25', abort: true }),
  ...balance,
});

/** Complaints received and resolved, in the three tables that the regulator asks for: content/complaints.yaml. */
export const complaintsSchema = z
  .strictObject({
    month: oneMonth(
      'The month that the first table reports on, written 2025-08; it is published by the 7th of the next.',
    ),
    sources: z
      .array(source)
      .length(sourceNames.length)
      .refine((rows) => areDistinct(rows, ({ from }) => from), {
        error: `need a row for each of ${sourceNames.map((name) => `“${name}”`).join(', ')}`,
        abort: true,
      })
      .superRefine(balanced(({ from }) => from))
      .describe('The month’s complaints by source; the grand total is calculated.'),
    months: z
      .array(month)
      .min(1)
      .superRefine(balanced(({ month: { name } }) => name))
      .superRefine(continuous('month', ({ month: { name } }) => name, monthAfter))
      .describe('Trend by month, the oldest first; the last is the month of the first table.'),
    years: z
      .array(year)
      .min(1)
      .superRefine(balanced(({ year: name }) => name))
      .superRefine(continuous('year', ({ year: name }) => name, yearAfter))
      .describe('Trend by year, the oldest first; a year runs from April to March, the current one to the last month.'),
    specimen,
  })
  .superRefine(({ month: { name }, sources, months, years }, context) => {
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
      const message = `of “${name}” must be ${total}, the sum of the rows of the first table`;
      context.addIssue({ code: 'custom', path: ['months', months.length - 1, field], message });
    }
    // If one table is wrong by itself, comparing the other with it would only add misleading errors.
    if (context.issues.length > 0) return;
    for (const { path, message } of [...contradictions(months, years), ...missingYear(months, years)])
      context.addIssue({ code: 'custom', path: ['years', ...path], message });
  });

export type Complaints = z.output<typeof complaintsSchema>;
