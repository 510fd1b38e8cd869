import { z } from 'astro/zod';
import { isoDate, line, publication, specimen } from './fields.ts';

/** A warning about an impersonator of the firm: a file in content/notices. The file's name is its anchor. */
export const noticeSchema = z.strictObject({
  heading: line('What happens, in a few words.'),
  date: isoDate('Day on which the firm gave the warning.'),
  text: line('How to tell it from the firm, and what to do, in one paragraph.'),
  ...publication,
  specimen,
});
