import type { Loader } from 'astro/loaders';
import { countWords } from '../../lib/words.ts';
import { entries } from './entries.ts';

/** Entries of content/communiques with the number of their words. */
export const communiques = (): Loader =>
  entries('communiques', { complete: (data, { text }) => ({ ...data, words: countWords(text) }) });
