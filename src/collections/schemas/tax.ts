import { z } from 'astro/zod';
import { dayAhead, isoDate, line, percent, rupees } from './fields.ts';

const rate = {
  appliesTo: line('What it is paid on, in a few words.'),
  percent: percent('The rate in percent.'),
  section: line('Act and section that set it.'),
  link: z.httpUrl().optional().describe('Where the act can be read, if it has an address.'),
  inForceFrom: dayAhead('First day on which the rate holds; it may lie ahead.'),
  checked: isoDate('Day on which somebody last looked it up; the launch check stops a year later.'),
};

/** Rates of tax on gains in a portfolio, and the example that is worked out from them: content/tax.yaml. */
export const taxSchema = z.strictObject({
  shortTerm: z.strictObject(rate).describe('Gains on shares that were held for a short time.'),
  longTerm: z
    .strictObject({
      ...rate,
      exemptInr: rupees('Rupees of all such gains of a year that are free of tax.'),
    })
    .describe('Gains on shares that were held for longer.'),
  cess: z.strictObject(rate).describe('What comes on top of the tax.'),
  example: z
    .strictObject({
      shortTermInr: rupees('Short-term gain of the year in rupees.'),
      longTermInr: rupees('Long-term gain of the year in rupees.'),
    })
    .describe('The gains of one year, whose tax the page works out from the rates above.'),
});
