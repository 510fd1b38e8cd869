import clsx from 'clsx';
import type { ContourParameters } from '../../lib/contours.ts';
import { ContourFigure } from '../ContourFigure/ContourFigure.tsx';
import styles from './Quote.module.css';

export interface QuoteProps {
  /** The words, without quotation marks. */
  text: string;
  /** The figure that is drawn in lines beside the words, or below them on a phone. */
  figure: ContourParameters;
}

/** A sentence across the whole page, in the display face. */
export function Quote({ text, figure }: QuoteProps) {
  return (
    <section className={clsx('bg-quiet', styles.quote)} aria-label="Quote">
      <ContourFigure figure={figure} variant="lines" />
      <div className="shell section">
        <blockquote className="display" data-reveal="">
          <p>{text}</p>
        </blockquote>
      </div>
    </section>
  );
}
