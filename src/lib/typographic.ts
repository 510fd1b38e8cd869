/** What a quotation mark opens behind: the beginning, a space, a bracket, a dash, or another mark that opens. */
const OPENS = /(?<=^|[\s([{–—“‘"'])(["'])(?=\S)/gu;

/** Straight apostrophes and quotation marks as they are set: ’ ‘ “ ”. Each stays one character. */
export const typographic = (text: string): string =>
  text
    .replace(OPENS, (mark) => (mark === '"' ? '“' : '‘'))
    .replaceAll('"', '”')
    .replaceAll("'", '’');
