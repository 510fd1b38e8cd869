import { z } from 'astro/zod';
import { buildDate } from '../../lib/build-date.ts';
import { indianDay } from '../../lib/days.ts';
import { cardIcons } from '../../lib/pages/card-icons.ts';
import { endOf } from '../../lib/returns/months.ts';
import { typographic } from '../../lib/texts/typographic.ts';

/** Plain text, trimmed, with typographic apostrophes and quotation marks, as in the texts below the fields. */
const anyText = z.string().trim().overwrite(typographic);

/** One paragraph of plain text: pages would run several together. */
export const plainText = anyText.refine((text) => !/\n\s*\n/.test(text), {
  error: 'must be one paragraph: remove the empty line',
});

/** Plain text of one or more paragraphs, with an empty line between two of them; never empty. */
export const paragraphs = (description: string) => anyText.min(1).describe(description);

/** A line of plain text, never empty. */
export const line = (description: string) => plainText.min(1).describe(description);

/** Matches what may be an anchor: part of an address, and an id that attributes of HTML list with spaces between. */
export const anchorForm = /^[a-z][\w-]*$/i;

/** A name within a file that becomes an anchor; never shown. */
export const anchor = (description: string) =>
  z
    .string()
    .regex(anchorForm, { error: 'must be one word of the letters A to Z, digits and hyphens' })
    .describe(description);

/** A sentence or two for lists and the top of a page, where a paragraph would push the text out of sight. */
export const summary = (description: string) => line(`${description} At most 300 characters.`).max(300);

/** What fields may refer to; the desk offers the existing ones by title. */
export type Referable =
  'approaches' | 'benchmarks' | 'documents' | 'legal' | 'names of members' | 'pages' | 'sources' | 'team';

/** A reference to something else in the content. */
export const reference = (names: Referable, description: string) => line(description).meta({ names });

/** Address of a page of this site, optionally with an anchor. */
export const pagePath = (description: string) => z.string().startsWith('/').meta({ description, names: 'pages' });

/** Address on another site. Without https, visitors could be led elsewhere on the way. */
export const webAddress = z
  .httpUrl({ abort: true })
  .refine((address) => /^https:/i.test(address), { error: 'must begin with https://, not http://' });

/** A page's title in the browser's tab and in search results, before the firm's name is added. */
export const pageTitle = plainText
  .min(3)
  .max(46)
  .describe('Title for the browser tab and search results, 3 to 46 characters; the firm’s name is added to it.');

/** What a search engine shows below the title. */
export const metaDescription = plainText
  .min(15)
  .max(160)
  .describe('One or two sentences for search results and shared links, 15 to 160 characters.');

const day = z.iso.date();

/** The only possible meaning of 2025-25-11, 25/11/2025 or 2025-6-23; undefined for an ambiguous 06/05/2025. */
function dayMeant(typed: unknown): string | undefined {
  const [, first = '', middle = '', last = ''] = /^\D*(\d{1,4})\D(\d\d?)\D(\d{1,4})\D*$/.exec(String(typed)) ?? [];
  const isYearFirst = first.length === 4;
  const [year, ...orders] = isYearFirst
    ? [first, [middle, last], [last, middle]]
    : ([last, [middle, first], [first, middle]] as const);
  const days = orders.map((order) => [year, ...order].map((part) => part.padStart(2, '0')).join('-'));
  const [meant, other] = days.filter((each) => day.safeParse(each).success);
  return isYearFirst || other === undefined || other === meant ? meant : undefined;
}

/**
 * An existing calendar date, written YYYY-MM-DD; midnight UTC once read. Aborts, as a month does, so that rules of the
 * list or file around it never get an invalid date. `checkDates` refuses one in the future.
 */
export const isoDate = (description: string) =>
  z.iso
    .date({
      error: ({ input }) => {
        const meant = dayMeant(input);
        const isQuoted = /[“”‘’]/.test(String(input));
        const right = isQuoted ? `: ${meant}, without quotation marks` : `: did you mean “${meant}”?`;
        const form = meant === undefined ? ', for example 2025-06-23' : right;
        return `is not a date that exists; write it as YYYY-MM-DD${form}`;
      },
      abort: true,
    })
    // No such day is that of anything the site tells; a mistyped century would put it first in every list.
    .refine((typed) => typed >= '1950', { error: 'is before 1950: correct the year', abort: true })
    .transform((typed) => new Date(`${typed}T00:00:00Z`))
    .describe(description);

/** A calendar date that may be in the future. */
export const dayAhead = (description: string) => isoDate(description).meta({ mayLieAhead: true });

/** First day of one month and last day of another, both written YYYY-MM; midnight UTC. */
const daysOf = (first: string, last: string) => ({ from: new Date(`${first}-01T00:00:00Z`), to: endOf(last) });

/** A month or several, written YYYY-MM or YYYY-MM to YYYY-MM; first and last day, midnight UTC, once read. */
export const monthRange = (description: string) =>
  z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])( to \d{4}-(0[1-9]|1[0-2]))?$/, {
      error: 'must be a month, for example 2025-08, or two, for example 2025-04 to 2025-06',
    })
    .transform((text) => {
      const [first = '', last = first] = text.split(' to ');
      return daysOf(first, last);
    })
    .refine(({ from, to }) => from < to, { error: 'ends before it begins; swap the two months' })
    .describe(description);

/** A month, written YYYY-MM; its name, first and last day once read. */
export const oneMonth = (description: string) =>
  z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'must be a month, for example 2025-08', abort: true })
    .transform((text) => ({ name: text, ...daysOf(text, text) }))
    .describe(description);

/** A year from `first` that has begun in India. A later one is a mistyped one, and could hide a duty for decades. */
export const yearBegun = (first: number, description: string) =>
  z
    .number()
    .int()
    .min(first)
    .refine((year) => year <= indianDay(buildDate()).getUTCFullYear(), { error: 'is in the future; correct it' })
    .describe(description);

/** A share or limit in percent, 0 to 100. */
export const percent = (description: string) => z.number().min(0).max(100).describe(description);

/** Refuses a percentage between 0 and 1, which is probably a fraction, as a spreadsheet shows it. */
export const noFraction = (number: z.ZodNumber) =>
  number.refine((value) => value === 0 || value >= 1, {
    error: 'is below 1: write the percentage, for instance 12.5 and not 0.125',
  });

/** Refuses a percentage of less than a tenth, which is probably a fraction, where rates of less than 1% are common. */
export const smallRate = (number: z.ZodNumber) =>
  number.refine((value) => value === 0 || value >= 0.1, {
    error: 'is below 0.1: write the percentage, for instance 2 and not 0.02',
  });

/** A rate in percent, 0 to 100, and no fraction. */
export const rate = (description: string) => noFraction(percent(description));

/** An amount in whole rupees. */
export const rupees = (description: string) => z.number().int().min(0).describe(description);

/** What to say of an amount of a few rupees, which was meant in lakh or crore. */
export const inRupees = 'is in rupees, not in lakh or crore: write 10000000 for ₹1 crore';

/**
 * A minimum investment in whole rupees: never below ₹50 lakh, SEBI (Portfolio Managers) Regulations, 2020, and below
 * ₹100 crore, beyond which it has zeros too many.
 */
export const minimumInvestment = (description: string) =>
  z.number().int().min(5_000_000).max(1_000_000_000).describe(description);

/** A place in a list: entries are shown in ascending order. */
export const order = z.number().int().min(1).describe('Place in lists: 1 comes first.');

/** Marks invented content that the firm must replace before launch. */
export const specimen = z
  .boolean()
  .default(false)
  .describe('true while the content is an invented example; the page then shows a “Specimen” mark.');

/** Fields that hide an entry from visitors until it is ready. */
export const publication = {
  draft: z.boolean().default(false).describe('true until it is ready: writers see it, visitors do not.'),
  publishDate: dayAhead(
    'Day from which visitors see it, if not at once; until then it is treated as a draft.',
  ).optional(),
};

/** Names of single fields whose values are invented, for entries that are otherwise the firm's own. */
export const specimenFields = z
  .array(z.string())
  .default([])
  .describe(
    'Names of the fields in this file whose values are invented examples, with dots between, for instance “performance.asOf”. Take a name off once its real value is there.',
  );

/** The source of a legal fact on a page, and when it was last looked up. */
const source = z.strictObject({
  fact: line('The fact that it supports, in a few words.'),
  source: line('Circular, section or notice, with its date.'),
  link: webAddress.optional().describe('Its address, if it has one.'),
  checked: isoDate('Day on which it was last looked up; left out before the first time.').optional(),
});

/** Sources of a page that states what the law requires. */
export const sources = z
  .array(source)
  .default([])
  .describe('Sources of the legal facts on the page; shown at its end.');

/**
 * A range whose ends may be equal; the same unit at both ends.
 *
 * @param least the least that either end may be, and the most
 */
export const range = (description: string, least = 0, most = Number.MAX_SAFE_INTEGER) =>
  z
    .strictObject({
      min: z.number().min(least).max(most).describe('The lower end.'),
      max: z.number().min(least).max(most).describe('The upper end; the same as min for a single figure.'),
    })
    .refine(({ min, max }) => min <= max, { error: 'is larger than max; swap them', path: ['min'] })
    .describe(description);

/** A short text with a heading. */
export const card = z
  .strictObject({
    title: line('A few words.'),
    description: line('One to three sentences.'),
    icon: z.enum(cardIcons).optional().describe('Name of a drawn icon.'),
  })
  .describe('A titled point.');

/** Whether a rule, such as an order, holds between each item of a list and the one before it. */
export const eachAfter = <Item>(list: readonly Item[], isRight: (before: Item, item: Item) => boolean): boolean =>
  list.every((item, index) => index === 0 || isRight(list[index - 1] as Item, item));

/** Whether all items of a list have different names. */
export const areDistinct = <Item>(list: readonly Item[], nameOf: (item: Item) => string): boolean =>
  new Set(list.map(nameOf)).size === list.length;
