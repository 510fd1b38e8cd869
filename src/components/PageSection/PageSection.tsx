import type { ReactNode } from 'react';
import type { SectionWords } from '../../lib/section-words.ts';

export interface PageSectionProps {
  /** Name of the section for addresses within the page. */
  id: string;
  /** Its heading, and its introduction where it has one. */
  section: SectionWords;
  /** Whether it is the first thing after the head of the page, which needs room above it. */
  isFirst?: boolean;
  children: ReactNode;
}

/** A section that a page places: heading, introduction, and what the page shows there. */
export function PageSection({ id, section: { heading, text }, isFirst = false, children }: PageSectionProps) {
  return (
    <section className={isFirst ? 'shell section' : 'shell pb-16 lg:pb-26'} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {text !== undefined && <p className="mt-4 mb-8 max-w-measure">{text}</p>}
      {children}
    </section>
  );
}
