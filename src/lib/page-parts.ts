/** A part of a page as its list of contents names it; parts of other depths than 2 are left out there. */
interface PagePart {
  depth: number;
  /** Id of the heading, or of the section. */
  slug: string;
  /** The heading. */
  text: string;
}

const part = (slug: string, text: string): PagePart => ({ depth: 2, slug, text });

/** Parts that stand beside a writer's text: what draws one and the list of contents both take its heading from here. */
export const pageParts = {
  people: part('people', 'Who manages it'),
  record: part('record', 'The record'),
  documents: part('documents', 'Documents'),
  papers: part('papers', 'Papers'),
  steps: part('steps', 'Steps'),
  offline: part('offline', 'What cannot be done online'),
  costs: part('costs', 'What it costs'),
  sources: part('sources-in-law', 'Sources in law'),
};
