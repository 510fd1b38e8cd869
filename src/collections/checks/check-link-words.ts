import { linkWordsIn } from './link-uses.ts';
import { type ContentProblem, problem } from '../findings/content-problem.ts';
import type { ContentFile } from '../loader/read-file.ts';

/** Words that make sense only to somebody who sees what stands around them. */
const empty = new Set([
  '',
  'here',
  'click',
  'click here',
  'tap here',
  'read more',
  'more',
  'learn more',
  'see more',
  'link',
  'this',
  'this link',
  'this page',
  'page',
]);

const isAddress = (words: string) => /^(https?:\/\/|www\.|\/)\S*$/i.test(words);

/** Links whose words do not say where they lead. */
export const checkLinkWords = (entry: ContentFile): ContentProblem[] =>
  linkWordsIn(entry).flatMap(({ line, field, value }) => {
    const words = value.trim().replace(/[.!…:→\s]+$/u, '');
    return empty.has(words.toLowerCase()) || isAddress(words)
      ? [problem('link-words', { file: entry.file, line, field }, { words })]
      : [];
  });
