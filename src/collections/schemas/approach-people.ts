import { z } from 'astro/zod';
import { eachAfter, inRupees, isoDate, line, reference, rupees } from './fields.ts';

const manager = z
  .strictObject({
    member: reference('team', 'Id of the person: the name of the file in content/team.').optional(),
    name: line('Full name, for somebody who is no longer in content/team.').optional(),
    from: isoDate('First day on which this person managed the approach.'),
    published: isoDate('Day on which this site announced it, if not on the first day.').optional(),
  })
  .refine(({ member, name }) => (member === undefined) !== (name === undefined), {
    error: 'needs exactly one of member and name',
  });

/** Front matter of a strategy or fund on who manages it, and what the firm’s people have at stake. */
export const peopleFields = {
  managers: z
    .array(manager)
    .min(1)
    .refine((list) => eachAfter(list, (before, { from }) => from > before.from), {
      error: 'are not in order: put the oldest first, each with a later day than the one before',
    })
    .refine((list) => eachAfter(list, (before, { member, name }) => member !== before.member || name !== before.name), {
      error: 'name the same person twice in a row: keep the earlier day',
    })
    .refine((list) => list.at(-1)?.name === undefined, {
      error: 'end with a name: the last one manages it today, so use member, whose page is linked',
    })
    .optional()
    .describe('All managers of the approach, the oldest first; the last manages it today. Changes appear in the log.'),
  standIn: reference('team', 'Id of the person in content/team who stands in for the manager.').optional(),
  principalsInvestment: z
    .strictObject({
      minInr: rupees('The band’s lower end in rupees, 0 for “up to”.'),
      maxInr: rupees('The band’s upper end in rupees; left out for “more than”.').optional(),
      asOf: isoDate('Day of the figure.'),
    })
    .refine(({ minInr, maxInr = minInr }) => [minInr, maxInr].every((amount) => amount === 0 || amount >= 100_000), {
      error: inRupees,
    })
    .refine(({ minInr, maxInr = Infinity }) => minInr < maxInr, {
      error: 'is not below maxInr; swap them',
      path: ['minInr'],
    })
    .refine(({ minInr, maxInr }) => minInr > 0 || maxInr !== undefined, {
      error: 'of 0 needs maxInr, the upper end of the band: add it',
      path: ['minInr'],
    })
    .optional()
    .describe('What the firm’s principals together have invested in the approach, as a band.'),
  dealingPolicy: reference(
    'legal',
    'Id of the text in content/legal on personal dealing by the firm’s people, and on conflicts of interest.',
  ).optional(),
};
