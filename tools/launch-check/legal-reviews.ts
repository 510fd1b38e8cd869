import { formatDate } from '../../src/lib/format.ts';
import { daysBetween } from './dates.ts';
import type { Finding } from './finding.ts';
import type { LaunchContent } from './read-content.ts';

/** A legal text is read again within a year. */
const YEAR_DAYS = 365;

/** Legal texts that nobody has reviewed for a year. */
export const legalReviews = ({ legal }: Pick<LaunchContent, 'legal'>, today: Date): Finding[] =>
  legal
    .filter(({ data }) => daysBetween(data.reviewed, today) > YEAR_DAYS)
    .map(({ file, data, lineOf }) => ({
      concern: 'legal reviews',
      blocks: true,
      where: `${file}:${lineOf(['reviewed'])}`,
      what: `“${data.title}” was last reviewed on ${formatDate(data.reviewed)}`,
      todo: 'The compliance officer reads it and sets the new day.',
    }));
