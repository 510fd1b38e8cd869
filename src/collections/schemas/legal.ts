import { z } from 'astro/zod';
import { isoDate, metaDescription, pageTitle, publication, specimen, specimenFields, summary } from './fields.ts';

/** A legal text: front matter of a file in content/legal. The file's name is its address. */
export const legalSchema = z.strictObject({
  title: pageTitle,
  summary: summary('One or two sentences below the heading.'),
  description: metaDescription,
  reviewed: isoDate('Day on which the compliance officer last reviewed the text; shown on the page.'),
  ...publication,
  specimen,
  specimenFields,
});
