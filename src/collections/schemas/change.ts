import { z } from 'astro/zod';
import { changeKinds } from '../../lib/documents/change-log.ts';
import { dayAhead, isoDate, line, pagePath, publication, specimen } from './fields.ts';

/**
 * A change that clients should know of: a file in content/changes. The file’s name is its anchor. New versions of
 * documents, and changes and corrections of a record, appear in the log automatically.
 */
export const changeSchema = z.strictObject({
  heading: line('What changed, in a few words.'),
  kind: z.enum(changeKinds).describe('What it is about.'),
  changed: dayAhead('Day from which it applies; it may be in the future.'),
  published: isoDate('Day on which this site announced it.'),
  text: line('What it was before, what it is now, and why, in one paragraph.'),
  path: pagePath('Page that shows it, for instance /EmergingMoat.').optional(),
  inDisclosureDocument: z
    .boolean()
    .default(false)
    .describe('true if pages of the Disclosure Document change with it; “npm run due” then counts the days.'),
  ...publication,
  specimen,
});
