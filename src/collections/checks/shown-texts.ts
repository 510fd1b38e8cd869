import { memoizeByObject } from '../../lib/memoize.ts';
import { typographic } from '../../lib/texts/typographic.ts';
import { namingsOf } from '../../mdx/table.ts';
import type { Place } from '../findings/finding.ts';
import { type ContentFile, describedTexts } from '../loader/read-file.ts';
import { isName } from '../schemas/shape.ts';

/** Texts of the front matter that visitors read, with their field names: no ids or addresses. */
const fieldTexts = (entry: ContentFile) =>
  describedTexts(entry).filter(({ text, shape }) => !/^(\/|\.\/|#|https?:)\S*$/.test(text) && !isName(shape));

/** Texts that may stand alone, of the fields and tags; not the list of watched words. */
export function textsAlone(entry: ContentFile): (Place & { text: string })[] {
  if (entry.collection === 'words') return [];
  const inTags = entry.body.tags.flatMap(({ file, line, name: tag, attributes }) => {
    const namings = namingsOf(tag);
    const shown = attributes.filter(({ name }) => namings[name] === 'words');
    return shown.map(({ value = '' }) => ({ file, line, text: value }));
  });
  return [...fieldTexts(entry), ...inTags];
}

/** All texts that visitors read. */
export const textsIn = memoizeByObject((entry: ContentFile) => {
  const inPictures = entry.body.pictures.map(({ alt, ...at }) => ({ ...at, text: alt }));
  // The words of the list are typographic, too.
  const all: (Place & { text: string })[] = [...textsAlone(entry), ...inPictures, ...entry.body.blocks];
  return all.map((found) => ({ ...found, text: typographic(found.text) }));
});

/** “risk-free” as a pattern that finds “Risk free” as well. */
export const patternOf = (phrases: readonly string[]) => {
  const inRow = (words: readonly string[]) => words.map((word) => RegExp.escape(word)).join('[\\s-]+');
  return phrases.map((phrase) => inRow(phrase.split(/[\s-]+/))).join('|');
};

/** Matches neither within a longer word nor within an address. */
export const wordPattern = (phrases: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}/_-])(?:${patternOf(phrases)})(?![\\p{L}\\p{N}_])`, 'giu');

/**
 * Line of a word in the file, found by counting its earlier occurrences: YAML may have joined the lines of a field, and
 * a tag or comment in a text may take up lines of its own.
 */
export function lineOfWord({ line, text }: { line: number; text: string }, index: number, word: string, file: string) {
  const first = wordPattern(word.split(/\s/).slice(0, 1));
  const earlier = text.slice(0, index).split(first).length;
  const lines = file.split('\n').slice(line - 1);
  const between = typographic(lines.join('\n')).split(first);
  return between.length > earlier ? line + between.slice(0, earlier).join('').split('\n').length - 1 : line;
}
