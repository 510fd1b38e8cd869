import { forWriters } from '../lib/for-writers.ts';
import { getApproaches, getDocuments, getGlossary, getPages, getRecords, getSettings } from '../collections/queries.ts';
import type { MdxContent } from './row.ts';

async function fromQueries(): Promise<MdxContent> {
  return {
    settings: await getSettings(),
    approaches: await getApproaches(),
    records: await getRecords(),
    pages: await getPages(),
    documents: await getDocuments(),
    glossary: await getGlossary(),
  };
}

let content: ReturnType<typeof fromQueries> | undefined;

/** All that the components of a text may ask for: read once in a build, and anew for whoever writes it. */
export const mdxContent = () => (forWriters ? fromQueries() : (content ??= fromQueries()));
