/** A part of a page for its table of contents, which lists only parts of depth 2. */
export interface PagePart {
  depth: number;
  /** Id of the heading, or of the section. */
  slug: string;
  /** The heading. */
  text: string;
}

const part = (slug: string, text: string): PagePart => ({ depth: 2, slug, text });

/** Parts outside a writer’s text: components, the table of contents and PDFs take the headings from here. */
export const pageParts = {
  people: part('people', 'Who manages it'),
  record: part('record', 'The record'),
  years: part('years', 'Year by year, month by month'),
  documents: part('documents', 'Documents'),
  papers: part('papers', 'Papers'),
  steps: part('steps', 'Steps'),
  offline: part('offline', 'What cannot be done online'),
  costs: part('costs', 'What it costs'),
  sources: part('sources-in-law', 'Legal sources'),
};
