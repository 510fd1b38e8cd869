import { z } from 'astro/zod';
import { isoDate, line } from './fields.ts';

/**
 * The text of a PDF that is made here: front matter of a file in content/papers. Title, date and summary stand in the
 * library's entry, content/documents, which names this file.
 */
export const paperSchema = z.strictObject({
  reviewed: isoDate('Day on which somebody last checked the text; its last page says so.'),
  heading: line('Headline on the cover, if it should differ from the title in the library.').optional(),
  notice: line('What is invented or left out, for the cover of a specimen.').optional(),
});
