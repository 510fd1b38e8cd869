import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const content = path.resolve(import.meta.dirname, '../../content');

function readYaml(file: string): unknown {
  return parse(readFileSync(path.join(content, file), 'utf8'));
}

type MenuItem = { label: string } | { label?: string; document: string };

const navigation = readYaml('navigation.yaml') as {
  main: { label: string; path: string }[];
  dropdowns: { label: string; groups: MenuItem[][] }[];
  action: { label: string; path: string };
};

function labelOf(item: MenuItem): string {
  if (item.label !== undefined) return item.label;
  if (!('document' in item)) throw new Error('A menu item has neither a label nor a document.');
  return (readYaml(`documents/${item.document}.yaml`) as { title: string }).title;
}

/** The words of the links that stand in the bar itself. */
export const barLinks: readonly string[] = [...navigation.main, navigation.action].map(({ label }) => label);

/** The menus of the bar, each with the words of its links. */
export const dropdowns: readonly { label: string; links: string[] }[] = navigation.dropdowns.map(
  ({ label, groups }) => ({ label, links: groups.flat().map(labelOf) }),
);
