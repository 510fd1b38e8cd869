import { z } from 'astro/zod';
import { dayAhead, inRupees, isoDate, line, rate, rupees, webAddress } from './fields.ts';

const rateOfTax = {
  appliesTo: line('What it is paid on, in a few words.'),
  percent: rate('The rate in percent.'),
  section: line('Act and section that set it.'),
  link: webAddress.optional().describe('Where the act can be read, if it has an address.'),
  inForceFrom: dayAhead('First day on which the rate applies; it may be in the future.'),
  checked: isoDate('Day on which it was last looked up; a year later, the launch check stops.'),
};

/** Rates of tax on gains in a portfolio, and the example that is worked out from them: content/tax.yaml. */
export const taxSchema = z.strictObject({
  shortTerm: z.strictObject(rateOfTax).describe('Gains on shares that were held for a short time.'),
  longTerm: z
    .strictObject({
      ...rateOfTax,
      exemptInr: rupees('Tax-free amount of such gains in a year, in rupees.').refine(
        (amount) => amount === 0 || amount >= 10_000,
        { error: inRupees },
      ),
    })
    .describe('Gains on shares that were held for longer.'),
  cess: z.strictObject(rateOfTax).describe('The cess on top of the tax.'),
  example: z
    .strictObject({
      shortTermInr: rupees('Short-term gain of the year in rupees.'),
      longTermInr: rupees('Long-term gain of the year in rupees.'),
    })
    .describe('The gains of one year, whose tax the page works out from the rates above.'),
});
