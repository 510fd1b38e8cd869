import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Packages that ship outside of bundled modules: Astro’s island script, and the base of the style sheet. */
const unbundledPackages = ['astro', 'tailwindcss'];

/** File in the site’s folder in which Vite lists the packages whose code is in visitors’ scripts. */
export const LICENCES = 'licences.json';

/** A third-party work that ships with the site, in the format of Vite’s `build.license`. */
interface Shipped {
  name: string;
  version: string;
  /** As in its package.json, for instance MIT. */
  identifier?: string | undefined;
  text?: string;
}

/** The licence of a package in node_modules. @param folder of the package */
function licenceOfPackage(folder: string): Shipped {
  const facts = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const { name, version, license } = JSON.parse(facts) as Shipped & { license?: string };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  return { name, version, identifier: license, ...(file && { text: readFileSync(path.join(folder, file), 'utf8') }) };
}

/** The licences of the fonts, which are next to them. @param folder of the fonts */
const licencesOfFonts = (folder: string): Shipped[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith('OFL-'))
    .map((name) => ({
      name: `Font ${name.slice('OFL-'.length, -'.txt'.length)},`,
      version: 'subset',
      identifier: 'OFL-1.1',
      text: readFileSync(path.join(folder, name), 'utf8'),
    }));

/**
 * All licences as one plain text, sorted by name, so that two builds give the same.
 *
 * @throws if something has no licence: it must not be shipped without permission
 */
function licenceList(shipped: readonly Shipped[]): string {
  const line = '-'.repeat(72);
  const sorted = shipped
    .map(({ name, version, identifier, text = '' }) => {
      if (identifier === undefined)
        throw new Error(`The package ${name} ships with the site, but its package.json does not name a licence.`);
      return { name: `${name} ${version}`, licence: identifier, text: text.trim() };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return [
    'This site ships work of others, under these licences.',
    '',
    ...sorted.map(({ name, licence }) => `${name}: ${licence}`),
    '',
    ...sorted.flatMap(({ name, licence, text }) => [line, `${name} (${licence})`, line, '', text, '']),
  ].join('\n');
}

/** Writes /licences.txt: all third-party works that ship with the site. @throws if one has no licence */
export function writeLicences(root: string, site: string): void {
  const list = path.join(site, LICENCES);
  const modules = JSON.parse(readFileSync(list, 'utf8')) as Shipped[];
  rmSync(list);
  const packages = unbundledPackages.map((name) => licenceOfPackage(path.join(root, 'node_modules', name)));
  const fonts = licencesOfFonts(path.join(root, 'src/assets/fonts'));
  writeFileSync(path.join(site, 'licences.txt'), licenceList([...modules, ...packages, ...fonts]));
}
