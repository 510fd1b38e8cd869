import type { z } from 'astro/zod';
import { checkCharacters } from './check-characters.ts';
import { checkFields } from '../loader/check-fields.ts';
import type { ContentProblem } from '../findings/content-problem.ts';
import type { EntrySource } from '../loader/entry-source.ts';

/** Problems of one file by itself: its fields under its collection's schema, and its characters; each with its line. */
export const checkEntry = (source: EntrySource, schema: z.ZodType, file: string): ContentProblem[] => [
  ...checkFields(source, schema, file),
  ...checkCharacters(source.text, file),
];
