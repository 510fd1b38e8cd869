import { z } from 'astro/zod';

/** The months of an approach’s record, as in a file of content/performance, which the checks have verified. */
export const recordSchema = z.strictObject({
  months: z
    .array(
      z.strictObject({
        month: z.string().describe('The month, written 2025-09.'),
        net: z.number().describe('Return of the month in percent, after all fees and expenses.'),
        benchmark: z.number().describe('Return of the benchmark in percent, dividends included.'),
      }),
    )
    .min(1)
    .describe('One row a month, the oldest first.'),
});
