import { z } from 'astro/zod';
import {
  anchor,
  areDistinct,
  card,
  isoDate,
  line,
  metaDescription,
  pagePath,
  pageTitle,
  reference,
  sources,
  specimen,
  specimenFields,
  webAddress,
} from './fields.ts';

/** A titled section of plain text that the page places by its id. */
const section = z.strictObject({
  id: anchor('Name by which the page finds it; not shown.'),
  heading: line('Heading.'),
  text: line('Plain text, one paragraph.').optional(),
});

/** A list of titled points that a figure or a list on the page shows. */
const group = z.strictObject({
  id: anchor('Name by which the page finds the group; not shown.'),
  cards: z.array(card).min(1).describe('The points, in the order in which they are shown.'),
  caption: line('Words below the drawing, for PorterForces and MoatSources.').optional(),
});

/** A button of a page. It leads to exactly one of: a page of the site, a document, an outside address. */
const button = z
  .strictObject({
    name: line('Words on the button.'),
    path: pagePath('Address of a page of this site, for instance /SpecialOpportunities.').optional(),
    document: reference('documents', 'Id of a document in content/documents; opens in a new tab.').optional(),
    external: webAddress.optional().describe('An outside address; opens in a new tab.'),
  })
  .refine(
    (value) => [value.path, value.document, value.external].filter((target) => target !== undefined).length === 1,
    {
      error: 'needs exactly one of path, document and external',
    },
  );

/** Content of a page that is not an article: front matter of a file in content/pages. */
export const pageSchema = z.strictObject({
  title: pageTitle,
  heading: line('Heading on the page.'),
  lede: line('One or two sentences below the heading.').optional(),
  description: metaDescription,
  reviewed: isoDate('Day on which this page was last checked.').optional(),
  sections: z
    .array(section)
    .refine((list) => areDistinct(list, ({ id }) => id), {
      error: 'has two sections with the same id, and the page would show only the first: give each its own id',
    })
    .default([])
    .describe('Titled sections of text that the page places itself.'),
  groups: z
    .array(group)
    .refine((list) => areDistinct(list, ({ id }) => id), {
      error: 'has two groups with the same id, and the page would draw only the first: give each its own id',
    })
    .default([])
    .describe('Lists of points that the page draws.'),
  buttons: z.array(button).default([]).describe('Buttons, in the order in which they are shown.'),
  sources,
  specimen,
  specimenFields,
});

export type Page = z.output<typeof pageSchema>;
