import { z } from 'astro/zod';
import { line, plainText } from './fields.ts';

/** A word and its meaning: a file in content/glossary. The file's name is its anchor on /Glossary. */
export const glossarySchema = z.strictObject({
  term: line('The word as the glossary lists it.'),
  also: z.array(line('Another name.')).default([]).describe('Other names of the same thing.'),
  meaning: plainText
    .min(20)
    .max(240)
    .describe(
      'One or two sentences in plain words, 20 to 240 characters. They are shown where the word is marked in a text.',
    ),
});

export type Term = z.output<typeof glossarySchema>;
