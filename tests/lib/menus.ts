import { content, navigation } from './content-files.ts';

const titles = new Map(content.documents.map(({ id, data }) => [id, data.title]));

/** Labels of the links in the bar itself. */
export const barLinks: readonly string[] = [...navigation.main, navigation.action].map(({ label }) => label);

/** The menus of the bar, each with the labels of its links. */
export const dropdowns: readonly { label: string; links: string[] }[] = navigation.dropdowns.map(
  ({ label, groups }) => ({
    label,
    links: groups.flat().map((item) => item.label ?? titles.get('document' in item ? item.document : '') ?? ''),
  }),
);

/** Labels of all links in the menu. */
export const menuLinks: readonly string[] = [...barLinks, ...dropdowns.flatMap(({ links }) => links)];
