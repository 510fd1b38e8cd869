/** The heading of a section, and optionally a sentence or two below it. */
export interface SectionWords {
  heading: string;
  text?: string | undefined;
}
