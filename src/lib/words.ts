/** Words a minute at which adults read English to themselves: Brysbaert, 2019, for texts that are not fiction. */
const WORDS_A_MINUTE = 238;

/** What Markdown and MDX add to the words: remarks, tags, addresses, table lines and marks. */
const marks = [
  /\{\s*\/\*[\s\S]*?\*\/\s*\}/g,
  /<[^>]*>/g,
  /\]\([^)]*\)/g,
  /^\[\^[^\]]+\]:/gm,
  /\[\^[^\]]+\]/g,
  /^[\s|:-]+$/gm,
  /[[\]*_`#|>~]/g,
];

/** Number of words of a text in Markdown, without its front matter. */
export function countWords(markdown: string): number {
  const text = marks.reduce((rest, mark) => rest.replaceAll(mark, ' '), markdown);
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Whole minutes that a text of so many words takes to read, at least one. */
export const readingMinutes = (words: number) => Math.max(1, Math.round(words / WORDS_A_MINUTE));
