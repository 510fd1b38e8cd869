import { entryOf } from '../../lib/entry-of.ts';
import { drawings } from '../drawings.ts';
import { row } from '../row.ts';

/** The attributes that the drawings of papers take. */
const drawn = Object.fromEntries(drawings.flatMap(({ takes }) => takes).map((name) => [name, 'words' as const]));

/** Components for papers only, because they have no form on pages. */
export const ofPapers = {
  Formula: row(
    {
      write: '<Formula>Margin = profit ÷ sales</Formula>',
      shows: 'a formula on a line of its own',
      in: ['papers'],
      needs: {},
      holds: 'words',
    },
    () => ({}),
  ),
  Figure: row(
    {
      write: '<Figure name="fade" alt="…" caption="…" />',
      shows: 'a drawing; `alt` says in words what it shows, `caption` is shown below it',
      in: ['papers'],
      needs: { name: 'words', alt: 'words', caption: 'words' },
      takes: { ...drawn, of: 'approach' },
    },
    ({ approaches }, { name, alt, caption, of, ...given }) => {
      // A drawing of a strategy's figure takes it from the strategy.
      const days = of && entryOf(approaches, of, 'strategy or fund').data.movingAverageDays;
      return { drawing: entryOf(drawings, name, 'drawing').draw({ ...given, of: days?.toString() }), alt, caption };
    },
  ),
  PerformanceTables: row(
    {
      write: '<PerformanceTables />',
      shows: 'the tables of the performance report, from the records in `content/performance`',
      in: ['papers'],
      needs: {},
    },
    ({ records, settings, pages }) => {
      return { records, page: entryOf(pages, 'Performance').data, others: settings.links.otherManagers };
    },
  ),
};
