/**
 * The characters that the two web fonts contain. tools/fonts.ts cuts the fonts to these lists, and
 * content may use no other character. After a change here, run `npm run fonts`.
 */

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const commonSigns = '\u00a0©°²·×÷–—‘’“”…•−';

/** Characters that nearly every page needs. */
export const basicCharacters = range(0x20, 0x7e) + commonSigns;

/**
 * The other letters and signs of Latin-1, except those that no text needs. Figtree has no soft hyphen, and the browser
 * decides where words break.
 */
export const latin1Characters = Array.from(range(0xa1, 0xff))
  .filter((character) => !'\u00ad¤¦¨¬¯´¸'.includes(character) && !commonSigns.includes(character))
  .join('');

/** Financial signs, needed in the first view: most pages show an amount. */
export const displaySigns = '₹≥≤';

/** Newsreader has no arrows: → and ↗ are set in the text family. */
export const textSigns = `${displaySigns}→↗`;

/** Characters in the text family, Figtree: all that content may use. */
export const textCharacters = basicCharacters + latin1Characters + textSigns;
