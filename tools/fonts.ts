/**
 * `npm run fonts`: subsets the two fonts in tools/fonts by the character lists of src/lib/texts/font-characters.ts, into
 * src/assets/fonts, and writes src/styles/web-fonts.css. The first view waits for one small file per family; with
 * `unicode-range`, browsers load the other file only for pages that need it. The same fonts give the same bytes.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { basicCharacters, displaySigns, latin1Characters, textSigns } from '../src/lib/texts/font-characters.ts';
import { main, readArguments, root } from './setup.mjs';

const target = join(root, 'src/assets/fonts');

/** Each family, with its weights and its symbols besides Latin. For the sources see tools/fonts/README.md. */
const families = [
  { name: 'newsreader', family: 'Newsreader', weight: '500', signs: displaySigns },
  { name: 'figtree', family: 'Figtree', weight: '400 600', signs: textSigns },
];

/** Formats characters for the CSS `unicode-range` descriptor: U+C0-FF, U+20B9. */
function unicodeRange(characters: string): string {
  const codes = Array.from(characters, (character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const hex = (code = 0) => code.toString(16).toUpperCase();
  const firsts = codes.filter((code) => !codes.includes(code - 1));
  const lasts = codes.filter((code) => !codes.includes(code + 1));
  return firsts.map((first, run) => `U+${hex(first)}${first === lasts[run] ? '' : `-${hex(lasts[run])}`}`).join(', ');
}

/** The files that browsers load for a family. Kerning and ligatures do not work across files. */
const cutsOf = (name: string, signs: string) => [
  // Kerning, ligatures, local forms and tabular figures: browsers use no other features here.
  { file: name, characters: basicCharacters + signs, keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'tnum', 'lnum'] },
  // Listed second, so that it wins where both files have a character.
  { file: `${name}-latin-1`, characters: latin1Characters, keepFeatures: [], range: unicodeRange(latin1Characters) },
];

await main(async () => {
  readArguments({}, 'Write: npm run fonts');
  let styles = '/* Made by tools/fonts.ts. */\n';
  for (const { name, family, weight, signs } of families) {
    const whole = readFileSync(join(import.meta.dirname, `fonts/${name}.woff2`));
    for (const { file, characters, keepFeatures, range } of cutsOf(name, signs)) {
      const woff2 = await subsetFont(whole, characters, { targetFormat: 'woff2', keepFeatures, noHinting: true });
      writeFileSync(join(target, `${file}.woff2`), woff2);
      console.log(`${file}.woff2 ${woff2.length} bytes`);
      // Without no-inline, Vite would inline the small files as data URLs on every page.
      styles += `
@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-style: normal;
  font-display: swap;
  src: url('../assets/fonts/${file}.woff2?no-inline') format('woff2');
${range === undefined ? '' : `  unicode-range: ${range};\n`}}
`;
    }
    copyFileSync(join(root, `node_modules/@expo-google-fonts/${name}/LICENSE_FONT`), join(target, `OFL-${name}.txt`));
  }
  writeFileSync(join(root, 'src/styles/web-fonts.css'), styles);
});
