import { fieldsOf } from '../../lib/fields-of.ts';
import type { Site } from '../../collections/checks/site.ts';
import type { ContentFile } from '../../collections/loader/read-file.ts';
import { addressOf, placeOf } from '../../collections/schemas/collections.ts';
import { communiquePdf } from '../../lib/documents/made-document.ts';
import { documentRoute, routes } from '../../lib/routes.ts';
import { titleOf } from '../fields/names.ts';

/** What the desk shows beside an entry. */
export interface EntryFacts {
  title: string;
  /** Address of the page that shows it; undefined if none does. */
  address: string | undefined;
  /** Address of the PDF that is made from it. */
  pdf: string | undefined;
  /** Why visitors cannot see it yet. */
  whyUnpublished: string | undefined;
}

/** Pages that show single files, and the documents together. */
const shownAt: Readonly<Record<string, string>> = {
  accessibility: routes.accessibility,
  benchmarks: routes.performance,
  complaints: routes.complaints,
  documents: routes.documents,
  navigation: routes.home,
  settings: routes.home,
};

/** The PDF that is made from a file, if there is one. */
function pdfOf(file: string, site: Site): string | undefined {
  const place = placeOf(file);
  if (place?.collection === 'communiques') return documentRoute(communiquePdf(place.id));
  const madeFrom = file.replace(/^content\//, '');
  const document = site
    .filesOf('documents')
    .find((entry) => entry.file === file || fieldsOf(entry.source.data)['madeFrom'] === madeFrom);
  const { file: pdf } = fieldsOf(document?.source.data);
  return typeof pdf === 'string' ? documentRoute(pdf) : undefined;
}

/** Why visitors cannot see an entry yet; undefined if they can. */
export function whyUnpublished(entry: ContentFile, site: Site): string | undefined {
  const { draft, publishDate } = fieldsOf(entry.source.data);
  if (!site.isUnpublished(entry)) return undefined;
  return draft === true ? 'A draft: visitors do not see it.' : `Visitors see it from ${String(publishDate)} on.`;
}

/** What is known about an entry besides its fields; undefined for a file that is not an entry. */
export function entryFacts(file: string, site: Site): EntryFacts | undefined {
  const entry = site.entries.find((candidate) => candidate.file === file);
  if (entry === undefined) return undefined;
  const { collection, id } = entry;
  return {
    title: titleOf(entry),
    address: addressOf(collection, id) ?? shownAt[collection],
    pdf: pdfOf(file, site),
    whyUnpublished: whyUnpublished(entry, site),
  };
}
