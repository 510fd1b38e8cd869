import { describedTexts } from '../../src/collections/loader/read-file.ts';
import { addDays } from '../../src/lib/days.ts';
import { endOf } from '../../src/lib/returns/months.ts';
import { content } from './content-files.ts';

const recorded = content.records.flatMap(({ rows }) => rows.map(({ month }) => month));

/** The last month of the records. */
export const lastMonth = recorded.toSorted().at(-1) ?? '';

/** Past days and months as written in the content: 2025-09-15, 2025-09, 2025-07 to 2025-09. */
const come = content.files
  .flatMap(describedTexts)
  .flatMap(({ shape, text }) =>
    shape.mayLieAhead ? [] : (/^(?:.* to )?(\d{4}-\d\d(?:-\d\d)?)$/.exec(text)?.[1] ?? []),
  );

const ends = [...come, ...recorded].map((text) => (text.length === 7 ? endOf(text) : new Date(text)).getTime());

/** The day after the newest date in the content: the current time for tests, whatever is published later. */
export const now = addDays(new Date(Math.max(...ends)), 1);

/** The name of the next article. */
export const nextArticle = `Communique${content.communiques.length + 1}`;

/** The current document that is made from a content file. */
export function documentFrom(source: string) {
  const found = content.documents.find(({ data }) => data.madeFrom === source);
  if (found === undefined) throw new Error(`No document is made from ${source}.`);
  return found;
}
