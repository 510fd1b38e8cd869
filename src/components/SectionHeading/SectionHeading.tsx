import type { SectionWords } from '../../lib/section-words.ts';

export interface SectionHeadingProps {
  /** Id of the heading, which names its section. */
  id: string;
  /** The heading, and its introduction where it has one. */
  section: SectionWords;
  /** Class of the introduction: its width, its colour, and the room around it. */
  textClass: string;
}

/** The heading of a section that a page places, with its introduction. */
export function SectionHeading({ id, section: { heading, text }, textClass }: SectionHeadingProps) {
  return (
    <>
      <h2 id={id}>{heading}</h2>
      {text && <p className={textClass}>{text}</p>}
    </>
  );
}
