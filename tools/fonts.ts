/**
 * `npm run fonts`: subsets the web fonts in src/assets/fonts from the npm packages that carry the families, to the
 * characters of src/lib/font-characters.ts, and writes their rules, src/styles/web-fonts.css. A browser loads a file with a
 * `unicode-range` for the pages alone that have such a character. The same packages give the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { basicCharacters, displaySigns, latin1Characters, textSigns } from '../src/lib/font-characters.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'src/assets/fonts');
const source = (file: string) => readFileSync(join(root, 'node_modules', file));

/** Newsreader’s optical sizes run from 6 to 72 points; this is a cut for headings. */
const newsreader = {
  file: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
  variationAxes: { wght: 500, opsz: 48 },
};
const figtree = {
  file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variationAxes: { wght: { min: 400, max: 600, default: 400 } },
};
/** The variable fonts are published in parts by script, and no part has all the signs; the static cuts have. */
const cut = (name: string) => ({ file: `@expo-google-fonts/${name}.ttf` });

/** Each web font: its name, family and weight, the font that it is a subset of, and its characters. */
const fonts = [
  ['newsreader', 'Newsreader', '500', newsreader, basicCharacters],
  ['newsreader-latin-1', 'Newsreader', '500', newsreader, latin1Characters],
  ['newsreader-signs', 'Newsreader', '500', cut('newsreader/500Medium/Newsreader_500Medium'), displaySigns],
  ['figtree', 'Figtree', '400 600', figtree, basicCharacters],
  ['figtree-latin-1', 'Figtree', '400 600', figtree, latin1Characters],
  ['figtree-signs-400', 'Figtree', '400', cut('figtree/400Regular/Figtree_400Regular'), textSigns],
  ['figtree-signs-600', 'Figtree', '600', cut('figtree/600SemiBold/Figtree_600SemiBold'), textSigns],
] as const;

/** Characters as CSS has them in `unicode-range`: U+C0-FF, U+20B9. */
function unicodeRange(characters: string): string {
  const codes = Array.from(characters, (character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const hex = (code = 0) => code.toString(16).toUpperCase();
  const firsts = codes.filter((code) => !codes.includes(code - 1));
  const lasts = codes.filter((code) => !codes.includes(code + 1));
  return firsts.map((first, run) => `U+${hex(first)}${first === lasts[run] ? '' : `-${hex(lasts[run])}`}`).join(', ');
}

let styles = '/* Made by tools/fonts.ts. */\n';
for (const [name, family, weight, { file, ...axes }, characters] of fonts) {
  const woff2 = await subsetFont(source(file), characters, {
    ...axes,
    targetFormat: 'woff2',
    // Kerning, ligatures, local forms, and figures of one width; the browsers ask for no others here.
    keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'tnum', 'lnum'],
    noHinting: true,
    // HVAR repeats what gvar says of the advances; gasp and STAT serve installed fonts.
    dropTables: ['HVAR', 'STAT', 'gasp'],
  });
  writeFileSync(join(target, `${name}.woff2`), woff2);
  console.log(`${name}.woff2 ${woff2.length} bytes`);
  const range = characters === basicCharacters ? '' : `  unicode-range: ${unicodeRange(characters)};\n`;
  // Without no-inline Vite would put the small files as data URLs into every page.
  styles += `
@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-style: normal;
  font-display: swap;
  src: url('../assets/fonts/${name}.woff2?no-inline') format('woff2');
${range}}
`;
}
writeFileSync(join(root, 'src/styles/web-fonts.css'), styles);
for (const family of ['newsreader', 'figtree']) {
  writeFileSync(join(target, `OFL-${family}.txt`), source(`@expo-google-fonts/${family}/LICENSE_FONT`));
}
