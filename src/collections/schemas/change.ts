import { z } from 'astro/zod';
import { changeKinds } from '../../lib/change-log.ts';
import { dayAhead, isoDate, line, pagePath, publication, specimen } from './fields.ts';

/**
 * A change that a client should hear of: a file in content/changes. The file's name is its anchor. New versions of
 * documents, and changes and corrections of a record, are in the log by themselves.
 */
export const changeSchema = z.strictObject({
  heading: line('What changed, in a few words.'),
  kind: z.enum(changeKinds).describe('What it is about.'),
  changed: dayAhead('Day from which it holds; it may lie ahead.'),
  published: isoDate('Day on which this site said so.'),
  text: line('What it was before, what it is now, and why, in one paragraph.'),
  path: pagePath('Page that has it, for instance /EmergingMoat.').optional(),
  inDisclosureDocument: z
    .boolean()
    .default(false)
    .describe('true if pages of the Disclosure Document change with it; “npm run due” then counts the days.'),
  ...publication,
  specimen,
});
