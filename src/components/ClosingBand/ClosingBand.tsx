import clsx from 'clsx/lite';
import type { NamedLink } from '../../lib/named-link.ts';
import { ButtonLink } from '../Button/Button.tsx';
import styles from './ClosingBand.module.css';

export interface ClosingBandProps {
  /** The sentence that closes the page. */
  heading: string;
  /** A sentence or two below the heading. */
  text?: string | undefined;
  /** The link to the contact page, with the same words as in the menu. */
  action: NamedLink;
}

/** The laterite band that ends a page: one sentence and a link to the contact page. */
export function ClosingBand({ heading, text, action }: ClosingBandProps) {
  return (
    <section className="on-laterite screen-only">
      <div className={clsx('shell flex flex-wrap items-center justify-between gap-8 py-16', styles.band)}>
        <div className="min-w-0">
          <h2>{heading}</h2>
          {text !== undefined && <p className="mt-3 max-w-xl">{text}</p>}
        </div>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </div>
    </section>
  );
}
