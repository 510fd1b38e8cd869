import { absolute } from '../routes.ts';
import type { BreadcrumbList } from 'schema-dts';
import type { NamedLink } from '../named-link.ts';

/** The path from a list to one of its pages; the last step is the page itself and needs no address. */
export const breadcrumbs = (parent: NamedLink, heading: string, website: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: parent.label, item: absolute(parent.href, website) },
    { '@type': 'ListItem', position: 2, name: heading },
  ],
});
