import type { ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  /** Its anchor, the part of its address after the #. */
  id: string;
  /** The heading of the section, which also names it for screen readers. */
  heading: string;
  /** Content below the heading. */
  children: ReactNode;
}

/** A section of a wide page, with an anchor; on a desktop, its heading is next to its text. */
export function Section({ id, heading, children }: SectionProps) {
  const label = `${id}-heading`;
  return (
    <section id={id} className={styles.section} data-focus-target="" aria-labelledby={label}>
      <h2 id={label}>{heading}</h2>
      <div className="prose">{children}</div>
    </section>
  );
}
