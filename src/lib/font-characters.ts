/**
 * The characters that the two web fonts contain. tools/fonts.ts cuts the fonts to these lists, and
 * content may use no other character. After a change here, run `npm run fonts`.
 */

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const commonSigns = '\u00a0©°²·×÷–—‘’“”…•−';

/** What nearly every page needs. */
export const basicCharacters = range(0x20, 0x7e) + commonSigns;

/**
 * The other letters and signs of Latin-1, without marks that stand for no word. Figtree has no soft hyphen, and where a word
 * breaks is the browser’s choice.
 */
export const latin1Characters = Array.from(range(0xa1, 0xff))
  .filter((character) => !'\u00ad¤¦¨¬¯´¸'.includes(character) && !commonSigns.includes(character))
  .join('');

/** Signs of the field, in every first view: most pages name an amount. */
export const displaySigns = '₹≥≤';

/** Newsreader has no arrows: → and ↗ are set in the text family. */
export const textSigns = `${displaySigns}→↗`;

/** What the display family, Newsreader, contains. */
export const displayCharacters = basicCharacters + latin1Characters + displaySigns;

/** What the text family, Figtree, contains: every character that content may use. */
export const textCharacters = basicCharacters + latin1Characters + textSigns;
