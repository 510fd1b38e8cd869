import type { DocumentKind } from './document-series.ts';
import { formatDate, type Period } from '../format.ts';
import { pageParts } from '../pages/page-parts.ts';
import { monthName, monthOf } from '../returns/months.ts';
import { entryRoute } from '../routes.ts';

interface Replaced {
  kind: DocumentKind;
  /** Id of its strategy or fund; without one it reports on all. */
  strategy?: string | undefined;
  period?: Period | undefined;
}

interface Approach {
  id: string;
  data: { name: string; corrections?: readonly { month: string; date: Date }[] | undefined };
}

/**
 * The corrections that a replaced factsheet or performance report lacks: those of its months since the next version was
 * published. Until then its PDF was made anew with each correction.
 *
 * @returns a sentence for each, and the page with the corrected record
 */
export const laterCorrections = (
  { kind, strategy, period }: Replaced,
  next: { date: Date; published?: Date | undefined },
  approaches: readonly Approach[],
): { text: string; href: string }[] =>
  period === undefined || (kind !== 'factsheet' && kind !== 'performance-report')
    ? []
    : approaches
        .filter(({ id }) => strategy === undefined || strategy === id)
        .flatMap(({ id, data: { name, corrections = [] } }) =>
          corrections
            .filter(({ month, date }) => month <= monthOf(period.to) && date >= (next.published ?? next.date))
            .map(({ month, date }) => ({
              text: `${name}: ${monthName(month)} corrected on ${formatDate(date)}`,
              href: `${entryRoute(id)}#${pageParts.record.slug}`,
            })),
        );
