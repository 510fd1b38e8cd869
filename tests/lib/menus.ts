import { content, navigation } from './content-files.ts';

const titles = new Map(content.documents.map(({ id, data }) => [id, data.title]));

/** The words of the links that stand in the bar itself. */
export const barLinks: readonly string[] = [...navigation.main, navigation.action].map(({ label }) => label);

/** The menus of the bar, each with the words of its links. */
export const dropdowns: readonly { label: string; links: string[] }[] = navigation.dropdowns.map(
  ({ label, groups }) => ({
    label,
    links: groups.flat().map((item) => item.label ?? titles.get('document' in item ? item.document : '') ?? ''),
  }),
);

/** The words of every link of the menu. */
export const menuLinks: readonly string[] = [...barLinks, ...dropdowns.flatMap(({ links }) => links)];
