import clsx from 'clsx/lite';
import { entryRoute } from '../../lib/routes.ts';
import { type MarkedEntry, Marks } from '../Marks/Marks.tsx';
import styles from './GuideRows.module.css';

export interface GuideRowsProps {
  /** Guides, in the order in which they are shown. */
  guides: readonly (MarkedEntry & {
    /** Name of the page. */
    id: string;
    /** Its audience. */
    audience: string;
    summary: string;
  })[];
}

/** Guides by audience, each with one sentence. Each row is one link. */
export function GuideRows({ guides }: GuideRowsProps) {
  return (
    <ul className={clsx('rows', styles.guides)}>
      {guides.map(({ id, audience, summary, specimen, draftNote }) => (
        <li key={id} className="row-link">
          <h3>
            <a href={entryRoute(id)}>{audience}</a>
            <Marks isSpecimen={specimen} draftNote={draftNote} />
          </h3>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
