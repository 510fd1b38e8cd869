/** Opening quotation marks: at the beginning, or after a space, a bracket, a dash, or another opening mark. */
const OPENS = /(?<=^|[\s([{–—“‘"'])(["'])(?=\S)/gu;

/** Turns straight apostrophes and quotation marks into typographic ones: ’ ‘ “ ”. Each stays one character. */
export const typographic = (text: string): string =>
  text
    .replace(OPENS, (mark) => (mark === '"' ? '“' : '‘'))
    .replaceAll('"', '”')
    .replaceAll("'", '’');
