import { z } from 'astro/zod';
import { anchor, areDistinct, line, pagePath, reference } from './fields.ts';
import { outsideLinks } from './settings.ts';

const label = line('Words of the link.');
const pageLink = z.strictObject({
  label,
  path: pagePath('Address of a page of this site.'),
});
const outsideLink = z.strictObject({
  label,
  link: outsideLinks
    .keyof()
    .describe('Name of an address under links in settings.yaml.')
    .meta({ names: 'outside links' }),
});
const documentLink = z.strictObject({
  document: reference('documents', 'Id of a document in content/documents; its title is the link’s words.'),
  label: label.optional().describe('Shorter words for the menu.'),
});

/** A link of a menu: to a page, to an outside address, or to a document. */
const menuLink = z.union([pageLink, outsideLink, documentLink]);

/** The menus: content/navigation.yaml. */
export const navigationSchema = z.strictObject({
  main: z.array(pageLink).describe('Links of the navigation bar.'),
  dropdowns: z
    .array(
      z.strictObject({
        id: anchor('Name for addresses within the page; not shown.'),
        label,
        groups: z.array(z.array(menuLink).min(1)).min(1).describe('Items in groups; a hairline divides two groups.'),
      }),
    )
    .refine((list) => areDistinct(list, ({ id }) => id), {
      error: 'has two menus with the same id: give each its own id',
    })
    .describe('Dropdown menus, after the links.'),
  action: pageLink.describe('The button at the end of the navigation bar.'),
  footer: z
    .array(
      z.strictObject({
        heading: line('Words above the column.'),
        links: z.array(menuLink).min(1).describe('Its links, from top to bottom.'),
      }),
    )
    .describe('Columns of links in the footer.'),
});

export type MenuLink = z.output<typeof menuLink>;
