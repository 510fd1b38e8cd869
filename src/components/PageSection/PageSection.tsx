import type { ReactNode } from 'react';
import type { SectionWords } from '../../lib/pages/section-words.ts';
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx';

export interface PageSectionProps {
  /** Id of its heading, which is also its anchor. */
  id: string;
  /** Its heading, and its introduction, if any. */
  section: SectionWords;
  /** Whether it has space above it, as it needs after the hero or another part that is no section. */
  hasSpaceAbove?: boolean | undefined;
  children: ReactNode;
}

/** A section of a page: heading, introduction, and content. */
export function PageSection({ id, section, hasSpaceAbove = false, children }: PageSectionProps) {
  return (
    <section className={hasSpaceAbove ? 'shell section' : 'shell section pt-0'} aria-labelledby={id}>
      <SectionHeading id={id} section={section} />
      {children}
    </section>
  );
}
