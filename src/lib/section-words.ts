/** The heading of a section, and a sentence or two below it where there are any. */
export interface SectionWords {
  heading: string;
  text?: string | undefined;
}
