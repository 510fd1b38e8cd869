import clsx from 'clsx/lite';
import { FigurePicture } from '../FigurePicture/FigurePicture.tsx';
import styles from './Quote.module.css';

export interface QuoteProps {
  /** The words, without quotation marks. */
  text: string;
}

/** A sentence across the whole page, in the display font, with contours next to it, or below it on a phone. */
export function Quote({ text }: QuoteProps) {
  return (
    <section className={clsx('bg-quiet', styles.quote)} aria-label="Quote">
      <FigurePicture id="quote" variant="quiet" className={styles.contours} />
      <div className="shell section">
        <blockquote className="display" data-reveal="">
          <p>{text}</p>
        </blockquote>
      </div>
    </section>
  );
}
