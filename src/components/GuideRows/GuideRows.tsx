import clsx from 'clsx';
import { entryRoute } from '../../lib/routes.ts';
import { Marks } from '../Marks/Marks.tsx';
import styles from './GuideRows.module.css';

export interface GuideRowsProps {
  /** Guides, in the order in which they are shown. */
  guides: readonly {
    /** Name of the page. */
    id: string;
    data: { audience: string; summary: string; specimen: boolean };
    /** What a writer is told while visitors do not see the guide. */
    draftNote?: string | undefined;
  }[];
}

/** Guides by those whom they are for, each with one sentence. Each row is one link. */
export function GuideRows({ guides }: GuideRowsProps) {
  return (
    <ul className={clsx('rows', styles.guides)}>
      {guides.map(({ id, data, draftNote }) => (
        <li key={id} className="row-link">
          <h3>
            <a href={entryRoute(id)}>{data.audience}</a>
            <Marks isSpecimen={data.specimen} draftNote={draftNote} />
          </h3>
          <p>{data.summary}</p>
        </li>
      ))}
    </ul>
  );
}
