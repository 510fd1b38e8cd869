import { entryOf } from '../../lib/entry-of.ts';
import { type Naming, row } from '../row.ts';

/** What drawings of papers are made from; each says itself which of these it needs. */
const drawn = Object.fromEntries(
  [
    ...['labels', 'chosen', 'across', 'down', 'rates', 'years', 'falls', 'fixed', 'variable', 'stock', 'customers'],
    ...['suppliers', 'material', 'other', 'rise'],
  ].map((name): [string, Naming] => [name, 'words']),
);

/** What papers alone use, as it has a form in PDFs alone. */
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
      shows: 'a drawing; `alt` says in words what it shows, `caption` stands below',
      in: ['papers'],
      needs: { name: 'words', alt: 'words', caption: 'words' },
      takes: { of: 'approach', ...drawn },
    },
    ({ approaches }, { name, of, ...attributes }) => {
      // A drawing of a strategy's figure takes it from the strategy.
      if (of === undefined) return { name, attributes };
      const { movingAverageDays: days } = entryOf(approaches, of, 'strategy or fund').data;
      if (days === undefined) throw new Error(`${of} has no movingAverageDays in its front matter.`);
      return { name, attributes: { ...attributes, days: String(days) } };
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
