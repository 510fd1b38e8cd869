import type { WatchedWords } from '../schemas/words.ts';
import { isDenied } from '../../lib/texts/denial.ts';
import { memoizeByObject } from '../../lib/memoize.ts';
import { type Finding, finding } from '../findings/finding.ts';
import type { ContentFile } from '../loader/read-file.ts';
import { lineOfWord, patternOf, textsIn, wordPattern } from './shown-texts.ts';

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
