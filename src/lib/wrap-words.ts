/**
 * Wraps a text between words; a word that is too long has its own line.
 *
 * @param width of a line, in the unit of `measure`
 */
export function wrapWords(text: string, width: number, measure: (words: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
