import type { CheckedContent } from '../../collections/checks/check-content.ts';
import { findingWords } from '../../collections/findings/finding.ts';
import { counted } from '../../lib/format.ts';
import { fieldsOf } from '../../lib/fields-of.ts';
import { routes, shelfRoute } from '../../lib/routes.ts';
import { countWords, readingMinutes } from '../../lib/texts/words.ts';

/** What the toolbar shows a writer about a page. */
export type PageReport = ReturnType<typeof pageReport>;

/**
 * The page’s file, undefined if there are several; short facts: its length, dates, specimens and number of findings;
 * and the findings with their lines, mistakes first.
 *
 * @param found findings in the whole content, as links cross files; undefined if the checks failed
 */
export function pageReport(page: string, found: CheckedContent | undefined) {
  if (found === undefined) return { page, facts: ['not checked: the terminal says why'], findings: [] };
  // The shelves of the Reading Room show its text.
  const entry = found.site.addresses.get(page.startsWith(shelfRoute('')) ? routes.readingRoom : page);
  if (entry === undefined) return { page, facts: ['This page is made of several files of content/.'], findings: [] };
  const { file, source } = entry;
  const fields = fieldsOf(source.data);
  const { info } = fields;
  const length = countWords(source.body === '' && typeof info === 'string' ? info : source.body);
  const isSpecimen = fields['specimen'] === true || [fields['specimenFields'] ?? []].flat().length > 0;
  const mistakes = found.mistakes.filter((one) => one.file === file);
  const warnings = found.warnings.filter((one) => one.file === file);
  const facts = [
    `${length} words, ${readingMinutes(length)} min`,
    ...(['date', 'reviewed'] as const).flatMap((name) =>
      typeof fields[name] === 'string' ? `${name === 'date' ? 'dated' : 'last reviewed'} ${fields[name]}` : [],
    ),
    ...(isSpecimen ? ['has specimens'] : []),
    `${counted(mistakes.length, 'mistake')}, ${counted(warnings.length, 'warning')}`,
  ];
  const findings = [...mistakes, ...warnings].map((one) => `Line ${one.line}: ${findingWords(one)}`);
  return { page, file, facts, findings };
}
