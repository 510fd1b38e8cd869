import { z } from 'astro/zod';
import { line, order, publication, specimen } from './fields.ts';

/** A question: front matter of a file in content/faq. The text below it is the answer; the file's name is its anchor. */
export const faqSchema = z.strictObject({
  question: line('The question as an investor would ask it, with its question mark.'),
  order,
  ...publication,
  specimen,
});
