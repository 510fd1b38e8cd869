import { typographic } from '../../lib/texts/typographic.ts';
import type { WatchedWords } from '../schemas/words.ts';
import { isDenied } from '../../lib/texts/denial.ts';
import { memoizeByObject } from '../../lib/memoize-by-object.ts';
import { type Finding, finding } from '../findings/finding.ts';
import type { ContentFile } from '../loader/read-file.ts';
import { textsIn } from './shown-texts.ts';

/** “risk-free” as a pattern that finds “Risk free” as well. */
const patternOf = (phrases: readonly string[]) =>
  phrases
    .map((phrase) =>
      phrase
        .split(/[\s-]+/)
        .map((word) => RegExp.escape(word))
        .join('[\\s-]+'),
    )
    .join('|');

/** Matches neither within a longer word nor within an address. */
const wordPattern = (phrases: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}/_-])(?:${patternOf(phrases)})(?![\\p{L}\\p{N}_])`, 'giu');

const watchOf = (code: 'word-stop' | 'word-warn') => (watched: WatchedWords['stop'][number]) => ({
  ...watched,
  code,
  pattern: wordPattern(watched.words),
  exceptions: watched.except.length === 0 ? undefined : wordPattern(watched.except),
});

/** Whether a word is part of a phrase in which it has another meaning. */
const isExcused = (text: string, index: number, exceptions: RegExp | undefined) =>
  exceptions !== undefined &&
  [...text.matchAll(exceptions)].some((phrase) => index >= phrase.index && index < phrase.index + phrase[0].length);

/**
 * Line of a word in the file, found by counting its earlier occurrences: YAML may have joined the lines of a field, and
 * a tag or comment in a text may take up lines of its own.
 */
function lineOfWord({ line, text }: { line: number; text: string }, index: number, word: string, file: string) {
  const first = wordPattern(word.split(/\s/).slice(0, 1));
  const earlier = text.slice(0, index).split(first).length;
  const lines = file.split('\n').slice(line - 1);
  const between = typographic(lines.join('\n')).split(first);
  return between.length > earlier ? line + between.slice(0, earlier).join('').split('\n').length - 1 : line;
}

/**
 * Checks for the words that compliance watches, listed in content/words.yaml, unless the sentence denies them. A file
 * is checked again only when it or the list has changed.
 */
export const wordCheck = memoizeByObject(({ stop, warn }: WatchedWords) => {
  const watches = [...stop.map(watchOf('word-stop')), ...warn.map(watchOf('word-warn'))];
  const words = watches.flatMap((watch) => watch.words);
  // Matches any of the words, to skip the many texts that have none.
  const any = new RegExp(words.length === 0 ? '(?!)' : patternOf(words), 'iu');
  return memoizeByObject((entry: ContentFile): Finding[] => {
    const own = watches.filter(({ acceptedIn }) => !acceptedIn.includes(entry.file));
    return textsIn(entry)
      .filter(({ text }) => any.test(text))
      .flatMap((found) => {
        const { text } = found;
        return own.flatMap(({ code, pattern, exceptions, reason, instead }) =>
          [...text.matchAll(pattern)]
            .filter(({ index }) => !isExcused(text, index, exceptions))
            .filter((match) => !isDenied(text, match.index, match[0].length))
            .map(({ index, 0: word }) => {
              const line = lineOfWord(found, index, word, entry.source.text);
              return finding(code, { ...found, line }, { word, reason, instead });
            }),
        );
      });
  });
});
