import { z } from 'astro/zod';
import { line } from './fields.ts';

/** A word or phrase that a text should not use, or should use with care. */
const watched = z.strictObject({
  words: z
    .array(line('A word or phrase. A hyphen also matches a space.').regex(/\p{L}/u, { error: 'has no letter' }))
    .min(1)
    .describe('The words, in each form in which they may occur.'),
  reason: line('Why: one sentence.'),
  instead: line('What to do: one sentence.'),
  except: z
    .array(line('A phrase.'))
    .default([])
    .describe('Phrases in which the words have another meaning, for instance “mutual fund scheme”.'),
  acceptedIn: z
    .array(line('A file.'))
    .default([])
    .describe(
      'Files in which the compliance officer has read and accepted them, for instance content/pages/Schemes.mdx.',
    ),
});

/** Words that compliance watches: content/words.yaml. A denial (“no guarantee”) is allowed. */
export const wordsSchema = z.strictObject({
  stop: z.array(watched).min(1).describe('Words that stop the build.'),
  warn: z.array(watched).describe('Words that the build only points out.'),
});

export type WatchedWords = z.output<typeof wordsSchema>;
