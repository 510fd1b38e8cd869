import clsx from 'clsx/lite';
import { formatNumber } from '../../lib/format.ts';
import { articleYearsOf, type Shelf, shelfAddress, type Shelved, shownOn } from '../../lib/pages/reading-room.ts';
import { feedRoutes } from '../../lib/routes.ts';
import type { SectionWords } from '../../lib/pages/section-words.ts';
import { CommuniqueRows, type CommuniqueRowsProps } from '../CommuniqueRows/CommuniqueRows.tsx';
import { PaperCards, type PaperCardsProps } from '../PaperCards/PaperCards.tsx';
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx';
import styles from './ReadingRoom.module.css';

/** A list with its heading and introduction. */
interface List<Entries> extends SectionWords {
  /** The entries on the shelf; if there are none, the list is omitted. */
  entries: Entries;
}

export interface ReadingRoomProps {
  /** The part of the Reading Room that is shown. */
  shelf: Shelf;
  /** All items in the Reading Room, which determine its shelves. */
  items: readonly Shelved[];
  /** The papers, with their heading. */
  papers: List<PaperCardsProps['papers']>;
  /** All on the shelf, newest first. If each year has a shelf, those of all years only show the newest. */
  communiques: List<CommuniqueRowsProps['articles']>;
}

/** The papers on the shelf, with its communiques next to them. */
export function ReadingRoom({ shelf, items, papers, communiques }: ReadingRoomProps) {
  const articles = communiques.entries;
  const shown = shownOn(shelf, articles, items);
  if (papers.entries.length + articles.length === 0)
    return <p className="shell section text-muted">Nothing has been published here yet.</p>;
  const both = papers.entries.length > 0 && articles.length > 0;
  return (
    <div className={clsx('shell section', styles.room, both && styles.both)}>
      {papers.entries.length > 0 && (
        <section aria-labelledby="papers">
          <SectionHeading id="papers" section={papers} isMuted />
          <PaperCards papers={papers.entries} />
        </section>
      )}
      {articles.length > 0 && (
        <section aria-labelledby="communiques">
          <SectionHeading id="communiques" section={communiques} isMuted />
          <CommuniqueRows articles={shown} />
          {shown.length < articles.length && (
            <nav className="screen-only mt-8 text-small" aria-labelledby="of-a-year">
              <p id="of-a-year" className="text-muted">
                {`These are the newest ${shown.length} of ${formatNumber(articles.length)} communiques. All, by year:`}
              </p>
              <ul className={styles.years}>
                {articleYearsOf(items).map((ofYear) => (
                  <li key={ofYear.year}>
                    <a href={shelfAddress(ofYear)}>{ofYear.year}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <p className={clsx('screen-only', styles.feeds)}>
            {'Follow the communiques, in full, and other news in your feed reader: '}
            <span>
              <a href={feedRoutes.rss}>RSS feed</a> <a href={feedRoutes.json}>JSON feed</a>
            </span>
          </p>
        </section>
      )}
    </div>
  );
}
