import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { palette } from '../../lib/palette.ts';

const { resolve } = createRequire(import.meta.url);

export const templateFolder = join(import.meta.dirname, 'templates');

/** Paths of the cuts that the templates use; what a page needs of them is embedded in its PDF. */
export const fontFiles = [
  'newsreader/500Medium/Newsreader_500Medium.ttf',
  'figtree/400Regular/Figtree_400Regular.ttf',
  'figtree/400Regular_Italic/Figtree_400Regular_Italic.ttf',
  'figtree/600SemiBold/Figtree_600SemiBold.ttf',
].map((font) => resolve(`@expo-google-fonts/${font}`));

const packages = [
  '@myriaddreamin/typst-ts-node-compiler',
  '@expo-google-fonts/newsreader',
  '@expo-google-fonts/figtree',
];

/** All that lays documents out beside their own words, and may give other bytes when it changes. */
export function materials(): string {
  const templates = readdirSync(templateFolder).sort();
  const versions = packages.map((name) => {
    const { version } = JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8')) as { version: string };
    return `${name}@${version}`;
  });
  return [
    ...templates.map((name) => readFileSync(join(templateFolder, name), 'utf8')),
    JSON.stringify(palette),
    ...versions,
  ].join('\0');
}
