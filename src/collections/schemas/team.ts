import { z } from 'astro/zod';
import { isoDate, line, order, paragraphs, publication, specimen, yearBegun } from './fields.ts';

/** The groups of the full team page, in the order in which it shows them. */
export const teamGroups = ['leadership', 'marketing', 'research', 'operations'] as const;

/** A member of the team: a file in content/team. The file's name is the member's id and address. */
export const teamSchema = <Image extends z.ZodType>({ image }: { image: () => Image }) =>
  z
    .strictObject({
      name: line('Full name.'),
      title: line('Role in the firm.'),
      group: z.enum(teamGroups).describe('Section of the full team page.'),
      order,
      committee: z
        .boolean()
        .default(false)
        .describe('true for members of the Core Investment Committee shown on the home page.'),
      info: paragraphs('Biography: one or more paragraphs, with an empty line between two of them.'),
      image: image().optional().meta({
        description:
          'Photograph beside this file, for instance ./anna.jpg. Without one the page draws contours and initials.',
        names: 'picture',
      }),
      joined: isoDate('Day on which the person joined the firm.').optional(),
      professionSince: yearBegun(1950, 'Year in which the person began in this profession.').optional(),
      ...publication,
      specimen,
    })
    .refine(({ joined, professionSince = 0 }) => joined === undefined || professionSince <= joined.getUTCFullYear(), {
      error: 'is after the year in which the person joined the firm: correct one of the two',
      path: ['professionSince'],
    });
