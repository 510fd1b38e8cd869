import type { ReactNode } from 'react';
import type { SectionWords } from '../../lib/pages/section-words.ts';
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx';

export interface PageSectionProps {
  /** Its anchor: its heading or, on the quiet ground, the whole section. */
  id: string;
  /** Its heading, and its introduction, if any. */
  section: SectionWords;
  /** Whether it has space above it, as it needs after the hero or another part that is no section. */
  hasSpaceAbove?: boolean | undefined;
  /** Whether it is on the quiet ground, which goes across the page and always has space above it. */
  isOnQuiet?: boolean | undefined;
  /** Slot for its content below the introduction. */
  children: ReactNode;
}

/** A section of a page: heading, introduction, and content. */
export function PageSection({ id, section, hasSpaceAbove = false, isOnQuiet = false, children }: PageSectionProps) {
  const headingId = isOnQuiet ? `${id}-heading` : id;
  const content = (
    <>
      <SectionHeading id={headingId} section={section} />
      {children}
    </>
  );
  if (isOnQuiet) {
    return (
      <section id={id} className="bg-quiet" data-focus-target="" aria-labelledby={headingId}>
        <div className="shell section">{content}</div>
      </section>
    );
  }
  return (
    <section className={hasSpaceAbove ? 'shell section' : 'shell section pt-0'} aria-labelledby={headingId}>
      {content}
    </section>
  );
}
