import type { ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  /** The part of its address after the #. */
  id: string;
  /** The heading of the section, which also names it to a screen reader. */
  heading: string;
  /** What the section holds below its heading. */
  children: ReactNode;
}

/** A section of a wide page that addresses can point to: its heading beside its text on a desktop. */
export function Section({ id, heading, children }: SectionProps) {
  const label = `${id}-heading`;
  return (
    <section id={id} className={styles.section} data-focus-target="" aria-labelledby={label}>
      <h2 id={label}>{heading}</h2>
      <div className="prose">{children}</div>
    </section>
  );
}
