import { z } from 'astro/zod';
import { riskSteps } from '../../lib/approaches/facts.ts';
import { peopleFields } from './approach-people.ts';
import { recordFields } from './approach-record.ts';
import {
  isoDate,
  line,
  metaDescription,
  minimumInvestment,
  noFraction,
  order,
  pageTitle,
  percent,
  publication,
  range,
  rate,
  reference,
  smallRate,
  specimen,
  specimenFields,
  summary,
} from './fields.ts';

/** One part of an allocation; the parts of one allocation add up to 100. */
const part = z.strictObject({
  name: line('Name of the part, for instance “Core”.'),
  holds: line('What it holds, in a few words.'),
  percent: percent('Its share of the portfolio in percent.'),
});

/** A limit that the portfolio keeps: at most, at least, or both. */
const limit = z
  .strictObject({
    what: line('What is limited, for instance “Any one stock”.'),
    minPercent: rate('Minimum, in percent of the portfolio.').optional(),
    maxPercent: rate('Maximum, in percent of the portfolio.').optional(),
  })
  .refine((value) => value.minPercent !== undefined || value.maxPercent !== undefined, {
    error: 'needs minPercent or maxPercent',
  })
  .refine(({ minPercent = 0, maxPercent = 100 }) => minPercent <= maxPercent, {
    error: 'is larger than maxPercent; swap them',
    path: ['minPercent'],
  });

/**
 * Exit loads by year since the investment. The caps are the regulator’s, which allows no exit load after the third year
 * (SEBI circular of 13 February 2020 on portfolio managers).
 */
const exitLoad = z.strictObject({
  firstYear: smallRate(percent('Exit load in the first year, at most 3.').max(3)),
  secondYear: smallRate(percent('Exit load in the second year, at most 2.').max(2)),
  thirdYear: smallRate(percent('Exit load in the third year, at most 1.').max(1)),
});

/** A test that a company must pass before it is held. */
const criterion = z.strictObject({
  measure: line('What is measured, for instance “Sales growth”.'),
  over: noFraction(z.number().min(0).max(1000).describe('The figure in percent that must be exceeded.')),
});

/**
 * A return in percent a year. A loss cannot exceed 100%, and no portfolio doubles every year: a value beyond these
 * lacks its decimal point.
 */
const yearly = (description: string) => z.number().min(-100).max(100).describe(description);

/** A performance figure is never shown without its date, its basis and its benchmark. */
const performance = z.strictObject({
  label: line('What the figure is, for instance “10-year performance”.'),
  years: z
    .number()
    .int()
    .min(1)
    .max(50)
    .describe('Length of the period in years; a figure over more than one year is annualised.'),
  percent: yearly('The return in percent a year.'),
  basis: line('How it was worked out: TWRR or back-test, net or gross of fees.'),
  asOf: isoDate('Last day of the period.'),
  benchmarkPercent: yearly(
    'The benchmark’s return in percent a year over the same period, worked out in the same way.',
  ).optional(),
  claimedAlphaPercent: yearly(
    'Average return above the benchmark that the firm claims, in percentage points a year.',
  ).optional(),
});

/** One row of the comparison of company types. */
const companyType = z.strictObject({
  type: line('Kind of company.'),
  growth: line('How it grows.'),
  moat: line('What protects it.'),
  price: line('How the market prices it.'),
  stance: line('What the strategy does with it.'),
  chosen: z.boolean().default(false).describe('true for the kind that the strategy looks for.'),
});

/** Facts shared by strategies and funds. Leave out what an approach does not have. */
const facts = {
  name: line('Name as shown.'),
  title: pageTitle.optional().describe('Title for the browser tab, if the name alone is not enough.'),
  summary: summary('One sentence for lists and the top of the page.'),
  description: metaDescription,
  order,
  ...publication,
  specimen,
  specimenFields,
  reviewed: isoDate('Day on which this page was last checked.'),
  holdings: z
    .strictObject({
      min: z.number().int().min(1).max(200).describe('Fewest holdings.'),
      max: z.number().int().min(1).max(200).describe('Most holdings; the same as min for a fixed number.'),
      of: z.enum(['stocks', 'schemes']).describe('What is held.'),
      note: line('A remark shown beside the figure, for instance where a source gives another range.').optional(),
    })
    .refine(({ min, max }) => min <= max, { error: 'is larger than max; swap them', path: ['min'] })
    .optional()
    .describe('How many holdings the portfolio has.'),
  allocation: z
    .array(part)
    .min(2)
    .refine((parts) => Math.abs(parts.reduce((sum, { percent: share }) => sum + share, 0) - 100) < 0.001, {
      error: 'the shares must add up to 100',
    })
    .optional()
    .describe('How the money is placed.'),
  limits: z.array(limit).min(1).optional().describe('Limits that the portfolio keeps.'),
  criteria: z
    .array(criterion)
    .min(1)
    .refine((tests) => tests.length === 0 || tests.some(({ over }) => over > 0), {
      error: 'needs a test whose “over” is above zero, because the bars are drawn to that scale',
    })
    .optional()
    .describe('Tests that a stock must pass.'),
  marketCapCrore: range('Market value of the companies in ₹ crore, above zero.', 0, 10_000_000)
    .refine(({ min }) => min > 0, { error: 'must be above zero', path: ['min'] })
    .optional(),
  movingAverageDays: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe('Number of days of the moving average; stocks below it are avoided.'),
  reviewEveryQuarters: z.number().int().min(1).max(20).optional().describe('Quarters between two reviews.'),
  mission: z
    .strictObject({
      rupeeBillionaires: z.number().int().min(1).describe('Number of families.'),
      years: z.number().int().min(1).max(100).describe('Number of years.'),
      overCagrPercent: noFraction(z.number().min(0).max(100).describe('Compound annual growth aimed for, in percent.')),
    })
    .optional()
    .describe('The strategy’s mission in figures. An aim, never a promise.'),
  companyTypes: z.array(companyType).length(4).optional().describe('The four company types of the comparison table.'),
  minimumTicketInr: minimumInvestment('Smallest first investment in rupees, at least 5000000.').optional(),
  topUpInr: range('Later investments in rupees: smallest and largest step.', 10_000).optional(),
  benchmark: line('Secondary benchmark beside the primaryBenchmark of the record, if there is one.').optional(),
  fees: line(
    'The kind of fees in a few words, for instance “Fixed and performance part”; the agreement has the rates.',
  ).optional(),
  exitLoadPercent: exitLoad.optional().describe('Exit load in percent of the amount withdrawn in a year; 0 for none.'),
  allotmentDate: isoDate('Day of allotment.').optional(),
  performance: performance.optional().describe('A performance figure with everything that must be shown with it.'),
  ...recordFields,
  ...peopleFields,
  risk: z
    .enum(riskSteps.map(({ id }) => id))
    .optional()
    .describe('Investor type, from cautious to aggressive.'),
  horizonYears: range('How long the money should stay invested, in years.', 0, 40).optional(),
  portfolios: z
    .array(reference('documents', 'Id of a portfolio paper.'))
    .default([])
    .describe('Ids of the portfolio papers in content/documents.'),
  documents: z
    .array(reference('documents', 'Id of a paper.'))
    .default([])
    .describe('Ids of further papers in content/documents to offer on the page.'),
  factsheet: reference('documents', 'Id of the factsheet in content/documents.').optional(),
  shore: z
    .enum(['calm', 'ragged'])
    .default('calm')
    .describe('Shape of the contour figure: ragged for special situations.'),
};

/**
 * A strategy or a fund: front matter of a file in content/strategies or content/funds. Funds are portfolio management
 * approaches, not mutual fund schemes.
 */
export const approachSchema = z
  .strictObject(facts)
  .refine(
    ({ inception, recordChanges = [] }) =>
      recordChanges.every(({ from }) => inception === undefined || from > inception),
    {
      error: 'begin before inception, when there was no record to change: correct one of the two days',
      path: ['recordChanges'],
    },
  )
  .refine(({ managers = [], standIn }) => standIn === undefined || managers.at(-1)?.member !== standIn, {
    error: 'names the manager: name somebody else, or remove it',
    path: ['standIn'],
  })
  .refine(({ inception, allotmentDate }) => !inception || !allotmentDate || allotmentDate >= inception, {
    error: 'is before inception, when no client had money in it: correct one of the two days',
    path: ['allotmentDate'],
  });

export type Approach = z.output<typeof approachSchema>;
