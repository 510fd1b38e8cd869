import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The file of the site in which Vite lists the packages whose code is in visitors’ scripts, with their licences. */
export const LICENCES = 'licences.txt';

/** Packages that ship outside of bundled modules: Astro’s island script, and the base of the style sheet. */
const unbundledPackages = ['astro', 'tailwindcss'];

/** A work with its licence, as in the list that Vite writes. */
const entry = (work: string, licence: string, text: string) => `\n## ${work} (${licence})\n\n${text.trim()}\n`;

/** The licence of a package in node_modules. @throws if it names none: it must not be shipped without permission */
function licenceOfPackage(folder: string): string {
  const facts = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const { name, version, license } = JSON.parse(facts) as { name: string; version: string; license?: string };
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (license === undefined || file === undefined) throw new Error(`The package ${name} has no licence in ${folder}.`);
  return entry(`${name} - ${version}`, license, readFileSync(path.join(folder, file), 'utf8'));
}

/** The licences of the fonts, which are next to them. @param folder of the fonts */
const licencesOfFonts = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.startsWith('OFL-'))
    .map((file) => {
      const name = file.slice('OFL-'.length, -'.txt'.length);
      return entry(`Font ${name}, subset`, 'OFL-1.1', readFileSync(path.join(folder, file), 'utf8'));
    });

/**
 * Adds to /licences.txt what Vite does not know of, so that it has all third-party works that ship with the site.
 *
 * @throws if one has no licence
 */
export function completeLicences(root: string, site: string): void {
  // The heading of a package that names none: Vite writes “## name - version (licence)”.
  const [bare] = /^## \S+ - \S+$/m.exec(readFileSync(path.join(site, LICENCES), 'utf8')) ?? [];
  if (bare !== undefined) throw new Error(`A package in the scripts has no licence: ${bare}.`);
  const packages = unbundledPackages.map((name) => licenceOfPackage(path.join(root, 'node_modules', name)));
  const fonts = licencesOfFonts(path.join(root, 'src/assets/fonts'));
  appendFileSync(path.join(site, LICENCES), [...packages, ...fonts].join(''));
}
