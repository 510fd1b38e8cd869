/**
 * The characters that the two web fonts contain. tools/fonts.ts cuts the fonts to these lists, and
 * content may use no other character. After a change here, run `node tools/fonts.ts`.
 */

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const basicLatin = range(0x20, 0x7e);

/** Without U+00AD: Figtree has no soft hyphen, and where a word breaks is the browser’s choice. */
const latin1 = range(0xa0, 0xac) + range(0xae, 0xff);

/** The rupee, dashes, curly quotes, ellipsis, bullet, minus, and two signs of comparison. × and ÷ are in Latin-1. */
const signs = '₹–—‘’“”…•−≥≤';

/** Newsreader has no arrows: → and ↗ are set in the text family. */
const arrows = '→↗';

/** What the display family, Newsreader, contains. */
export const displayCharacters = basicLatin + latin1 + signs;

/** What the text family, Figtree, contains: every character that content may use. */
export const textCharacters = displayCharacters + arrows;
