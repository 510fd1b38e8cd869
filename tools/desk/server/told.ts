import type { Answer } from './answers.ts';

/** What a writer is told instead of what was asked for. */
export const told = (status: number, words: string): Answer => ({ status, data: { words } });

/** For a file that bears the name of a PDF alone. */
export const noPdf = told(
  415,
  'The file is no PDF. Export it as PDF from the program that it was written in, then choose it again.',
);
