import clsx from 'clsx';
import { ButtonLink } from '../Button/Button.tsx';
import styles from './ClosingBand.module.css';

export interface ClosingBandProps {
  /** The sentence that closes the page. */
  heading: string;
  /** A sentence or two below the heading. */
  text?: string | undefined;
  /** Address of the page by which a conversation begins. */
  contactHref: string;
}

/** The laterite band that ends a page: one sentence and the way to a conversation. */
export function ClosingBand({ heading, text, contactHref }: ClosingBandProps) {
  return (
    <section className="on-laterite screen-only">
      <div className={clsx('shell', styles.band)}>
        <div>
          <h2>{heading}</h2>
          {text !== undefined && <p className="mt-3 max-w-xl">{text}</p>}
        </div>
        <ButtonLink href={contactHref}>Contact Us</ButtonLink>
      </div>
    </section>
  );
}
