import clsx from 'clsx/lite';
import { entryRoute } from '../../lib/routes.ts';
import { DateLine } from '../DateLine/DateLine.tsx';
import { FigurePicture } from '../FigurePicture/FigurePicture.tsx';
import type { MarkedEntry } from '../Marks/Marks.tsx';
import styles from './CommuniqueRows.module.css';

export interface CommuniqueRowsProps {
  /** Articles, in the order in which they are shown. */
  articles: readonly (MarkedEntry & {
    /** Name of the page, and of the figure. */
    id: string;
    title: string;
    date: Date;
    summary: string;
  })[];
}

/** Articles as rows: figure, date, title, summary. Each row is one link. */
export function CommuniqueRows({ articles }: CommuniqueRowsProps) {
  return (
    <ul className={clsx('rows', styles.articles)}>
      {articles.map(({ id, title, date, summary, specimen, draftNote }) => (
        <li key={id} className="row-link" data-reveal="">
          <FigurePicture id={id} variant="filled" />
          <div>
            <DateLine date={date} isSpecimen={specimen} draftNote={draftNote} />
            <h3 className="mt-1">
              <a href={entryRoute(id)}>{title}</a>
            </h3>
            <p>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
