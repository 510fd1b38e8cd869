import clsx from 'clsx/lite';
import { keyFact, type KeyFactFields } from '../../lib/approaches/key-fact.ts';
import { entryRoute } from '../../lib/routes.ts';
import { FigurePicture } from '../FigurePicture/FigurePicture.tsx';
import { type MarkedEntry, Marks } from '../Marks/Marks.tsx';
import styles from './ApproachRows.module.css';

export interface ApproachRowsProps {
  /** Strategies or funds, in the order in which they are shown. */
  entries: readonly (KeyFactFields &
    MarkedEntry & {
      /** Name of the page, and of the figure. */
      id: string;
      name: string;
      summary: string;
    })[];
}

/** Strategies or funds as rows: figure, name, one sentence, one number if there is one. Each row is one link. */
export function ApproachRows({ entries }: ApproachRowsProps) {
  return (
    <ul className={clsx('rows', styles.approaches)}>
      {entries.map(({ id, name, summary, specimen, draftNote, ...facts }) => {
        const value = keyFact(facts);
        return (
          <li key={id} className="row-link" data-reveal="">
            <FigurePicture id={id} variant="filled" />
            <div>
              <h3>
                <a href={entryRoute(id)}>{name}</a>
                <Marks isSpecimen={specimen} draftNote={draftNote} />
              </h3>
              <p className="mt-2 text-muted">{summary}</p>
            </div>
            {value !== undefined && <p>{value}</p>}
          </li>
        );
      })}
    </ul>
  );
}
