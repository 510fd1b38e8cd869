import type { NamedLink } from '../named-link.ts';
import { currentOf, type PageMeta } from './page-meta.ts';

/** An item of a menu as it is written: to a page by its path, to another site by the link’s name, or to a document. */
type Item = { label: string; path: string } | { label: string; link: string } | { document: string };

/** The menus as they are written: content/navigation.yaml. */
interface Menus {
  main: readonly Item[];
  footer: readonly { links: readonly Item[] }[];
  dropdowns: readonly { groups: readonly (readonly Item[])[] }[];
}

/** Every item: those of the bar, then those of the footer, then those of the panels. */
export const itemsOf = ({ main, footer, dropdowns }: Menus): Item[] =>
  [main, ...footer.map(({ links }) => links), ...dropdowns.flatMap(({ groups }) => groups)].flat();

/** The name of a page in the menus, if they list it: in the bar, else in the footer, else in a panel. */
export const menuLabel = (menus: Menus, href: string): string | undefined =>
  itemsOf(menus).flatMap((item) => ('path' in item && item.path === href ? item.label : []))[0];

/** The names of the menus’ links to other sites, in the order of `menuLabel`, by the name of the link. */
export function outsideLabels(menus: Menus): Map<string, string[]> {
  const outside = itemsOf(menus).filter((item) => 'link' in item);
  const byLink = Map.groupBy(outside, ({ link }) => link);
  return new Map([...byLink].map(([link, items]) => [link, items.map(({ label }) => label)]));
}

/**
 * The links of the bar and its panels, with the page’s own marked, or else that of its section. Never both: a page that
 * a panel lists is not also shown as a part of another.
 */
export function markCurrent<Link extends NamedLink>(
  links: { main: readonly NamedLink[]; action: NamedLink; panels: readonly (readonly (readonly Link[])[])[] },
  { path, section }: Pick<PageMeta, 'path' | 'section'>,
) {
  const isInPanel = links.panels.flat(2).some(({ href }) => href === path);
  const place = { path, section: isInPanel ? undefined : section };
  const marked = <Each extends NamedLink>(link: Each) => ({ ...link, current: currentOf(link.href, place) });
  return {
    main: links.main.map(marked),
    action: marked(links.action),
    panels: links.panels.map((groups) => groups.map((group) => group.map(marked))),
  };
}
