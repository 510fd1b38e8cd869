import { join } from 'node:path';
import type { Findings } from './check-content.ts';
import { textPaths } from '../loader/content-tree.ts';
import { readEntrySource } from '../loader/entry-source.ts';
import type { ContentProblem } from '../findings/content-problem.ts';
import { collectionOf, placeOf } from '../schemas/collections.ts';
import { counted } from '../../lib/format.ts';
import { fieldsOf } from '../../lib/fields-of.ts';
import { routes, shelfRoute } from '../../lib/routes.ts';
import { countWords, readingMinutes } from '../../lib/texts/words.ts';

/** The file whose text a page shows; the shelves of the Reading Room show the text of the Reading Room. */
export function fileBehind(root: string, page: string): string | undefined {
  const first = page.startsWith(shelfRoute('')) ? routes.readingRoom : page;
  const address = first === routes.homeAlias ? routes.home : first;
  return textPaths(root).find((file) => {
    const place = placeOf(file);
    return place && collectionOf(place.collection).address?.(place.id) === address;
  });
}

const words = ({ line, field, message }: ContentProblem) => `Line ${line}: ${field ? `${field} ` : ''}${message}`;

/** What the toolbar shows a writer about a page. */
export type PageReport = ReturnType<typeof pageReport>;

/**
 * The page’s file, undefined if there are several; short facts: its length, dates, specimens and number of findings;
 * and the findings with their lines, mistakes first.
 *
 * @param found findings in the whole content, as links cross files; undefined if the checks failed
 */
export function pageReport(root: string, page: string, found: Findings | undefined) {
  const file = fileBehind(root, page);
  if (file === undefined) return { page, facts: ['This page is made of several files of content/.'], findings: [] };
  const { data, body } = readEntrySource(join(root, file));
  const fields = fieldsOf(data);
  const { info } = fields;
  const length = countWords(body === '' && typeof info === 'string' ? info : body);
  const isSpecimen = fields['specimen'] === true || [fields['specimenFields'] ?? []].flat().length > 0;
  const ofFile = (problems: ContentProblem[] = []) => problems.filter((one) => one.file === file);
  const [mistakes, warnings] = [ofFile(found?.mistakes), ofFile(found?.warnings)];
  const facts = [
    `${length} words, ${readingMinutes(length)} min`,
    ...(['date', 'reviewed'] as const).flatMap((name) =>
      typeof fields[name] === 'string' ? `${name === 'date' ? 'dated' : 'last reviewed'} ${fields[name]}` : [],
    ),
    ...(isSpecimen ? ['has specimens'] : []),
    found
      ? `${counted(mistakes.length, 'mistake')}, ${counted(warnings.length, 'warning')}`
      : 'not checked: the terminal says why',
  ];
  return { page, file, facts, findings: [...mistakes, ...warnings].map(words) };
}
