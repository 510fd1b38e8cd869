import { z } from 'astro/zod';
import { isoDate, line } from './fields.ts';

/**
 * The text of a generated PDF: front matter of a file in content/papers. Title, date and summary are in its entry in
 * content/documents, which names this file.
 */
export const paperSchema = z.strictObject({
  reviewed: isoDate('Day on which the text was last checked; shown on its last page.'),
  heading: line('Headline on the cover, if it should differ from the title in the library.').optional(),
  notice: line('What is invented or left out, for the cover of a specimen.').optional(),
});
