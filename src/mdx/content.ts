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

/** All data that MDX components may use: read once in a build, and afresh on each call in the dev server. */
export const mdxContent = () => (forWriters ? fromQueries() : (content ??= fromQueries()));
