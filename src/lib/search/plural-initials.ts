/**
 * “NRIs” → “NRI”: Pagefind's stemmer leaves an s after a vowel, so that the plural of initials would not find the
 * singular. Whole words such as “plus” are found by their beginning as well. Without a lookbehind, which Safari before
 * 16.4 does not parse.
 */
export const withoutPlural = (words: string) =>
  words.replaceAll(/(^|[^\p{L}\p{N}])(\p{L}{1,3}[iou])s(?![\p{L}\p{N}])/giu, '$1$2');
