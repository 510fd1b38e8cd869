import type { SectionWords } from '../../lib/section-words.ts';

export interface SectionHeadingProps {
  /** Id of the heading, which names its section. */
  id: string;
  /** The heading, and its introduction, if any. */
  section: SectionWords;
  /** Class of the introduction: its width, its colour, and the space around it. */
  textClass: string;
}

/** The heading of a section of a page, with its introduction. */
export function SectionHeading({ id, section: { heading, text }, textClass }: SectionHeadingProps) {
  return (
    <>
      <h2 id={id}>{heading}</h2>
      {text && <p className={textClass}>{text}</p>}
    </>
  );
}
