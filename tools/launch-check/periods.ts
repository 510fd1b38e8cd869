import { seriesOf } from '../../src/lib/document-series.ts';
import { formatDate, formatMonths } from '../../src/lib/format.ts';
import type { DocumentKind } from '../../src/lib/document-series.ts';
import { daysBetween } from './dates.ts';
import type { Finding } from './finding.ts';
import type { LaunchContent } from './read-content.ts';

/**
 * Days from a document's last day until it is past its time. A monthly paper has the month after its own to appear and
 * serves until the next appears; the others are read again once a year. The firm's own custom, no rule of the regulator.
 */
const lasting: Partial<Record<DocumentKind, number>> = {
  'complaints-data': 62,
  factsheet: 62,
  'performance-report': 62,
  'disclosure-document': 365,
  'investor-charter': 365,
};

/** Documents in force whose period is over. */
export function periods({ documents }: Pick<LaunchContent, 'documents'>, today: Date): Finding[] {
  return seriesOf(documents).flatMap(({ current: { file, data, lineOf } }) => {
    const days = lasting[data.kind];
    if (days === undefined || daysBetween(data.date, today) <= days) return [];
    const of = data.period ? `reports on ${formatMonths(data.period)}` : `is of ${formatDate(data.date)}`;
    return [
      {
        concern: 'documents past their period',
        blocks: true,
        where: `${file}:${lineOf([data.period ? 'period' : 'date'])}`,
        what: `“${data.title}” ${of}, ${daysBetween(data.date, today)} days ago`,
        todo: 'Put the next version there: “Replace a document” in content/README.md.',
      },
    ];
  });
}
