import { z } from 'astro/zod';
import { buildDate } from '../../lib/build-date.ts';
import { indianDay } from '../../lib/days.ts';
import { isoDate, line, metaDescription, pageTitle, publication, specimen, summary } from './fields.ts';

/** A dated article: front matter of a file in content/communiques. The file's name is its address. */
export const communiqueSchema = z
  .strictObject({
    title: pageTitle,
    heading: line('Headline on the page, if it should differ from the title.').optional(),
    date: isoDate('Day of publication.'),
    summary: summary('One or two sentences for lists and the top of the article.'),
    description: metaDescription,
    ...publication,
    specimen,
  })
  .refine(({ date, publishDate }) => !publishDate || publishDate >= date || publishDate <= indianDay(buildDate()), {
    error: 'is before date: on that day, an article with a later date would stop every build',
    path: ['publishDate'],
  });
