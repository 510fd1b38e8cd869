import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { palette } from '../../lib/drawings/palette.ts';

const { resolve } = createRequire(import.meta.url);

export const templateFolder = join(import.meta.dirname, 'templates');

/** Paths of the fonts that the templates use; each PDF embeds the glyphs that it needs. */
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

/** Everything besides a document’s own words that can change its bytes: templates, colours and package versions. */
export const templateInputs = (): string =>
  [
    ...readdirSync(templateFolder)
      .sort()
      .map((name) => readFileSync(join(templateFolder, name), 'utf8')),
    JSON.stringify(palette),
    ...packages.map((name) => readFileSync(resolve(`${name}/package.json`), 'utf8')),
  ].join('\0');
