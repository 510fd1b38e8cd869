import clsx from 'clsx/lite';
import type { SectionWords } from '../../lib/pages/section-words.ts';

export interface SectionHeadingProps {
  /** Id of the heading, which names its section. */
  id: string;
  /** The heading, and its introduction, if any. */
  section: SectionWords;
  /** Whether the introduction has the muted colour. */
  isMuted?: boolean | undefined;
}

/** The heading of a section of a page, with its introduction. */
export function SectionHeading({ id, section: { heading, text }, isMuted = false }: SectionHeadingProps) {
  return (
    <>
      <h2 id={id} className={text ? undefined : 'mb-4'}>
        {heading}
      </h2>
      {text && <p className={clsx('mt-4 mb-8 max-w-measure', isMuted && 'text-muted')}>{text}</p>}
    </>
  );
}
