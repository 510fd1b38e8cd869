import { z } from 'astro/zod';
import { dayAhead, isoDate, line, webAddress } from './fields.ts';

const rule = {
  source: line('Circular or notice that sets it, with its date.'),
  link: webAddress.optional().describe('Its address, if it has one.'),
  checked: isoDate('Day on which it was last looked up.'),
};

const dayOfYear = (description: string) =>
  z
    .string()
    .regex(/^((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))$/, {
      error: 'must be a month and a day, for example 04-30',
    })
    .describe(description);

/** Deadlines that the rules set for what the site must show: content/deadlines.yaml. */
export const deadlinesSchema = z.strictObject({
  complaints: z
    .strictObject({
      dayOfNextMonth: z.number().int().min(1).max(28).describe('Latest day in the following month.'),
      ...rule,
    })
    .describe('Complaints of a month.'),
  disclosureDocument: z
    .strictObject({
      workingDays: z.number().int().min(1).max(60).describe('Number of working days allowed after the change.'),
      ...rule,
    })
    .describe('Changed pages of the Disclosure Document.'),
  accessibility: z
    .strictObject({
      report: dayOfYear('Day of each year by which the report must go to the regulator, written month-day.'),
      firstReport: z.number().int().min(2026).max(2100).describe('Year of the first report.'),
      fixedBy: dayOfYear('Day of the year by which audit findings must be fixed, written month-day.'),
      ...rule,
    })
    .describe('The report on accessibility, and the findings of its audit.'),
  holidays: z
    .array(dayAhead('A day on which the office is closed.'))
    .default([])
    .describe('Days from Monday to Friday that are not working days.'),
});
