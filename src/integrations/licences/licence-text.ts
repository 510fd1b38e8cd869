import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Something that ships with the site and is somebody else's. */
export interface Shipped {
  name: string;
  /** As the package names it, for instance MIT. */
  licence: string;
  text: string;
}

/**
 * Reads a package's licence.
 * @param folder of the package
 * @throws when the package names none: what nobody allowed may not be shipped
 */
export function readLicence(folder: string): Shipped {
  const { name, version, license, author } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
    author?: string | { name: string };
  };
  if (license === undefined) throw new Error(`The package ${name} ships with the site, but names no licence.`);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.(md|txt))?$/i.test(entry));
  const holder = typeof author === 'object' ? author.name : author;
  const text =
    file === undefined ? `Copyright: ${holder ?? 'its authors'}` : readFileSync(path.join(folder, file), 'utf8');
  return { name: `${name} ${version}`, licence: license, text: text.trim() };
}

/** The licences of the fonts, which lie beside them. */
export function readFontLicences(folder: string): Shipped[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith('OFL-'))
    .sort()
    .map((name) => ({
      name: `Font ${name.slice('OFL-'.length, -'.txt'.length)}, subset`,
      licence: 'OFL-1.1',
      text: readFileSync(path.join(folder, name), 'utf8').trim(),
    }));
}

/** All licences as one plain text, in the order of the names, so that two builds give the same. */
export function licenceList(shipped: readonly Shipped[]): string {
  const line = '-'.repeat(72);
  const sorted = [...shipped].sort((a, b) => (a.name < b.name ? -1 : 1));
  return [
    'This site ships work of others, under these licences.',
    '',
    ...sorted.map(({ name, licence }) => `${name}: ${licence}`),
    '',
    ...sorted.flatMap(({ name, licence, text }) => [line, `${name} (${licence})`, line, '', text, '']),
  ].join('\n');
}
