/** Words per minute at which adults silently read English non-fiction: Brysbaert, 2019. */
const WORDS_A_MINUTE = 238;

/** Everything that Markdown and MDX add to the words: comments, tags, addresses, table rules and markup. */
const marks = [
  /\{\s*\/\*[\s\S]*?\*\/\s*\}/g,
  /<(?:"[^"]*"|'[^']*'|[^'">])*>/g,
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

/** Whole minutes needed to read a number of words, at least one. */
export const readingMinutes = (words: number) => Math.max(1, Math.round(words / WORDS_A_MINUTE));
