/**
 * Makes the site’s web fonts in src/assets/fonts from the npm packages that carry the families, cut to the
 * characters of src/lib/font-characters.ts. Run with `node tools/fonts.ts`. The same packages give the same bytes.
 *
 * The variable fonts are published in parts by script, and no part has everything: the Latin part lacks
 * ₹, ≥, ≤ and the arrows. These glyphs come from the complete static cuts of the same families.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { displayCharacters, textCharacters } from '../src/lib/font-characters.ts';
import { rewriteKerning } from './fonts/kerning.ts';
import { mergeGlyphs } from './fonts/merge.ts';
import { keepSteady } from './fonts/steady-glyphs.ts';
import { lacking, readTables, words, writeTables } from './fonts/sfnt.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'src/assets/fonts');
const source = (path: string) => readFileSync(join(root, 'node_modules', path));

/** Kerning, ligatures, local forms, and figures of one width; the browsers ask for no others here. */
const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'tnum', 'lnum'];
/** HVAR repeats what gvar says of the advances; gasp and STAT serve installed fonts. */
const common = { keepFeatures, noHinting: true, dropTables: ['HVAR', 'STAT', 'gasp'] };
const truetype = { ...common, targetFormat: 'truetype' as const };

/** The display family at one weight, in a cut for large sizes: Newsreader’s optical sizes run from 6 to 72 points. */
async function newsreader(): Promise<Buffer> {
  const variationAxes = { wght: 500, opsz: 48 };
  const latin = await subsetFont(
    source('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'),
    displayCharacters,
    { ...truetype, variationAxes },
  );
  const rupee = await subsetFont(
    source('@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal.woff2'),
    '₹',
    { ...truetype, variationAxes },
  );
  const comparisons = await subsetFont(
    source('@expo-google-fonts/newsreader/500Medium/Newsreader_500Medium.ttf'),
    '≥≤',
    truetype,
  );
  return mergeGlyphs(mergeGlyphs(rewriteKerning(latin, { least: 6, step: 4 }), rupee), comparisons);
}

/** Letters of Latin-1 that are a plain letter and an accent. */
const isAccentedLetter = (character: string) => character.normalize('NFD').length > 1;

/** The text family, with every weight from 400 to 600. */
async function figtree(): Promise<Buffer> {
  const file = source('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
  // Without GDEF: all that it holds is how kerning varies with the weight.
  const options = { ...truetype, dropTables: [...common.dropTables, 'GDEF'] };
  const variable = await subsetFont(file, textCharacters, {
    ...options,
    variationAxes: { wght: { min: 400, max: 600, default: 400 } },
  });
  const regular = await subsetFont(file, textCharacters, { ...options, variationAxes: { wght: 400 } });
  const latin = keepSteady(rewriteKerning(variable, { least: 8, step: 8 }, regular), isAccentedLetter);
  const cut = (path: string) => subsetFont(source(`@expo-google-fonts/figtree/${path}`), '₹≥≤→↗', truetype);
  return mergeGlyphs(
    latin,
    await cut('400Regular/Figtree_400Regular.ttf'),
    await cut('600SemiBold/Figtree_600SemiBold.ttf'),
  );
}

/**
 * Empties the list of names, which serves installed fonts; browsers refuse a font without the list itself. The licences,
 * with their copyright lines, lie beside the fonts.
 */
function withoutNames(font: Buffer): Buffer {
  const tables = readTables(font);
  tables.set('name', words(0, 0, 6));
  return writeTables(tables);
}

async function write(name: string, font: Buffer, characters: string): Promise<void> {
  const missing = lacking(readTables(font), characters);
  if (missing.length > 0) throw new Error(`${name} lacks ${missing.join(' ')}`);
  const woff2 = await subsetFont(withoutNames(font), characters, { ...common, targetFormat: 'woff2' });
  writeFileSync(join(target, `${name}.woff2`), woff2);
  console.log(`${name}.woff2 ${woff2.length} bytes`);
}

mkdirSync(target, { recursive: true });
await write('newsreader', await newsreader(), displayCharacters);
await write('figtree', await figtree(), textCharacters);
for (const family of ['newsreader', 'figtree']) {
  writeFileSync(join(target, `OFL-${family}.txt`), source(`@expo-google-fonts/${family}/LICENSE_FONT`));
}
