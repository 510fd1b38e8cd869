import type { ReactNode } from 'react';
import type { Figures } from '../../lib/returns/tables.ts';
import { FigureTable } from '../FigureTable/FigureTable.tsx';
import { Marks } from '../Marks/Marks.tsx';
import styles from './ChartFigure.module.css';

export interface ChartFigureProps {
  /** Id of the heading, and the part of its address after the #. */
  id: string;
  title: string;
  /** One or two sentences that say what the drawing shows. */
  statement: string;
  /** Whether the figures are invented. */
  isSpecimen: boolean;
  /** A few figures that are always in sight beside the drawing; the others stand in a disclosure. */
  summary?: Figures | undefined;
  /** The figures that are drawn. */
  figures: Figures;
  /** The drawing. */
  children: ReactNode;
}

/**
 * A drawing with its title, what it shows in words, and its figures behind a disclosure. Screen readers pass over the
 * drawing, which stands last: they come from the words to the figures in one step, or go there from the figure itself.
 */
export function ChartFigure({ id, title, statement, isSpecimen, summary, figures, children }: ChartFigureProps) {
  return (
    <figure
      className={styles.figure}
      aria-labelledby={id}
      aria-describedby={`${id}-statement`}
      aria-details={`${id}-figures`}
    >
      <div className={styles.words}>
        <h3 id={id}>
          {title}
          <Marks isSpecimen={isSpecimen} />
        </h3>
        <p id={`${id}-statement`}>{statement}</p>
        {summary && <FigureTable figures={summary} className={styles.summary} />}
      </div>
      <details id={`${id}-figures`} className="screen-only">
        <summary>
          The figures<span className="sr-only">{` of “${title}”`}</span>
        </summary>
        <FigureTable figures={figures} className={styles.figures} />
      </details>
      <div className={styles.drawing}>{children}</div>
    </figure>
  );
}
