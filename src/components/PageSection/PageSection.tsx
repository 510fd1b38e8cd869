import type { ReactNode } from 'react';
import type { SectionWords } from '../../lib/section-words.ts';
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx';

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
export function PageSection({ id, section, isFirst = false, children }: PageSectionProps) {
  return (
    <section className={isFirst ? 'shell section' : 'shell pb-16 lg:pb-26'} aria-labelledby={id}>
      <SectionHeading id={id} section={section} textClass="mt-4 mb-8 max-w-measure" />
      {children}
    </section>
  );
}
