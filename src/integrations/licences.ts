import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { licenceList, licenceOfPackage, licencesOfFonts, type Shipped } from '../lib/licences.ts';

/** What ships without being a module of a script: Astro's script for islands, and the base of the style sheet. */
const besides = ['astro', 'tailwindcss'];

/** Where Vite writes what the scripts for visitors ship, below the folder of the site. */
const LIST = 'licences.json';

/** Has Vite list the packages whose code gets into a script for visitors. */
export const listShipped = {
  name: 'list-shipped',
  configEnvironment: (name: string) => (name === 'client' ? { build: { license: { fileName: LIST } } } : undefined),
};

/** Writes /licences.txt: what ships with the site that is not its own. @throws when something names no licence */
export async function writeLicences(root: string, site: string): Promise<void> {
  const list = path.join(site, LIST);
  const modules = JSON.parse(await readFile(list, 'utf8')) as Shipped[];
  await rm(list);
  const packages = besides.map((name) => licenceOfPackage(path.join(root, 'node_modules', name)));
  const fonts = licencesOfFonts(path.join(root, 'src/assets/fonts'));
  await writeFile(path.join(site, 'licences.txt'), licenceList([...modules, ...packages, ...fonts]));
}
