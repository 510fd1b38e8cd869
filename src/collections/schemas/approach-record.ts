import { z } from 'astro/zod';
import { monthOf } from '../../lib/returns/months.ts';
import { endingFields } from '../../lib/returns/record.ts';
import { strategyTags } from './benchmarks.ts';
import { areDistinct, eachAfter, isoDate, line, oneMonth, reference } from './fields.ts';

const change = z
  .strictObject({
    from: isoDate('First day on which the new value applies: the first of a month.'),
    what: z.enum(endingFields).describe('Which of the two changed.'),
    before: line('The value before the change.'),
    reason: line('Why, in one sentence.'),
  })
  .refine(({ from }) => from.getUTCDate() === 1, {
    error: 'must be the first day of a month, because a record is kept by month',
    path: ['from'],
  });

const percent = (description: string) => z.number().min(-100).describe(description);

const correction = z
  .strictObject({
    month: oneMonth('The month whose figures were corrected, written 2025-08.').transform(({ name }) => name),
    date: isoDate('Day of the correction.'),
    reason: line('Why, in one sentence.'),
    net: percent('The return of the approach as it had been published, in percent.'),
    benchmark: percent('The return of the benchmark as it had been published, in percent.'),
  })
  .refine(({ month, date }) => monthOf(date) > month, {
    error: 'is before the end of the month, when its figures had not been published: correct it',
    path: ['date'],
  });

/** Front matter of a strategy or fund that is shown with the figures of its record. */
export const recordFields = {
  strategyTag: z.enum(strategyTags).optional().describe('The Strategy to which the approach is tagged.'),
  primaryBenchmark: reference(
    'benchmarks',
    'Index that the record is compared with: a name in content/benchmarks.yaml. The field benchmark may name a second one.',
  ).optional(),
  inception: isoDate(
    'Day on which the approach began; the record begins with the first whole month from then on.',
  ).optional(),
  performanceSource: line(
    'Where the figures of content/performance come from and who has seen them, in one sentence.',
  ).optional(),
  aum: z
    .strictObject({
      crore: z
        .number()
        .min(0)
        .max(100_000)
        .refine((crore) => crore > 0, { error: 'must be above zero' })
        .describe('Assets under management in ₹ crore.'),
      asOf: isoDate('Day of the figure.'),
    })
    .optional()
    .describe('Assets of all clients of the approach.'),
  recordChanges: z
    .array(change)
    .min(1)
    .refine((list) => eachAfter(list, (before, { from }) => from >= before.from), {
      error: 'are not in order: put the oldest first',
    })
    .refine((list) => areDistinct(list, ({ from, what }) => `${what} ${from.toISOString()}`), {
      error: 'has the same change twice: keep one of the two',
    })
    .optional()
    .describe('Changes of tag or benchmark, the oldest first. Each ends the previous record, and is shown.'),
  corrections: z
    .array(correction)
    .min(1)
    .refine((list) => eachAfter(list, (before, { date }) => date >= before.date), {
      error: 'are not in order: put the oldest first',
    })
    .optional()
    .describe('Published months that were corrected, the oldest first; each is shown with its date and reason.'),
};
