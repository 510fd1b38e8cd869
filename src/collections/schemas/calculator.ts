import { z } from 'astro/zod';
import { areDistinct, inRupees, line, percent, rate, rupees, smallRate } from './fields.ts';

/** A management fee in percent. */
const managementFee = (description: string) => smallRate(percent(description));

const plan = z
  .strictObject({
    // Shown beside the end of a line in a chart, even on a phone.
    name: line('Its name in a word or two, 12 characters at most.').max(12),
    managementPercent: managementFee('Management fee in percent a year.').default(0),
    performancePercent: rate('Performance fee in percent of what exceeds the hurdle.').default(0),
    hurdlePercent: rate('Hurdle rate in percent a year.').default(0),
  })
  .refine(({ managementPercent, performancePercent }) => managementPercent + performancePercent > 0, {
    error: 'needs managementPercent or performancePercent: a plan charges at least one of them',
  })
  .refine(({ performancePercent, hurdlePercent }) => hurdlePercent === 0 || performancePercent > 0, {
    error: 'needs a performancePercent to be the hurdle for: add that, or remove it',
    path: ['hurdlePercent'],
  });

const returnPath = z.strictObject({
  name: line('Words on the button, without a promise.'),
  percents: z
    .array(z.number().min(-100).max(100).describe('Return of a year in percent.'))
    .min(1)
    .max(50)
    .describe('Return of each year; the last one also applies to all later years.'),
});

const feePlans = z
  .strictObject({
    plans: z.array(plan).min(2).max(3).describe('The plans, in the order in which they are shown.'),
    returnPaths: z
      .array(returnPath)
      .min(1)
      .max(4)
      .describe('Buttons that fill in the returns; the first is used at the start. Each must have a year of loss.'),
  })
  .refine(({ plans }) => areDistinct(plans, ({ name }) => name), {
    error: 'has two plans with the same name: give each its own name',
    path: ['plans'],
  });

/** Initial values of the fee calculator, and the fee plans that it compares. */
export const calculator = z
  .strictObject({
    capitalInr: rupees('Capital at the start in rupees, at least 100000.').refine((amount) => amount >= 100_000, {
      error: inRupees,
    }),
    managementPercent: managementFee('Management fee in percent of the opening value.'),
    hurdlePercent: rate('Hurdle rate in percent of the opening value.'),
    performancePercent: rate('Performance fee in percent.'),
    brokerInr: rupees('Brokerage in whole rupees a year, only for the simple projection.'),
    // The limit of SEBI (Portfolio Managers) Regulations, 2020, for expenses other than brokerage.
    otherExpensesPercent: percent(
      'Other expenses in percent of the average value, at most 0.5, for the illustration and the plans, at the rate of published illustrations.',
    ).max(0.5),
    brokeragePercent: percent(
      'Brokerage in percent of the average value, at most 5, for the illustration and the plans, at the rate of published illustrations.',
    ).max(5),
    gstPercent: rate(
      'GST in percent of the fees, for the illustration and the plans: on portfolio management fees CGST and SGST of 9% each.',
    ),
    years: z.number().int().min(1).max(50).describe('Years of the projection.'),
    feePlans: feePlans.optional().describe('Fee plans to compare; a firm with one plan leaves them out.'),
  })
  .superRefine(({ years, feePlans }, context) => {
    for (const [index, { percents }] of (feePlans?.returnPaths ?? []).entries()) {
      if (percents.slice(0, years).some((value) => value < 0)) continue;
      context.addIssue({
        code: 'custom',
        message: `needs a year of loss among the first ${years}, the years that the calculator starts with: no investor has only gains`,
        path: ['feePlans', 'returnPaths', index, 'percents'],
      });
    }
  })
  .describe('Initial values of the fee calculator.');
