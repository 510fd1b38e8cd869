import { recordOf } from '../lib/record-of.ts';
import type { Site } from '../collections/checks/site.ts';
import type { CollectionName } from '../collections/schemas/collections.ts';
import { describeDesk, type Desk } from './entries/describe-desk.ts';
import type { Choice } from './fields/desk-field.ts';
import { linksIn, titleOf } from './fields/names.ts';

/** An entry in a list of the desk. */
export interface DeskEntry {
  collection: CollectionName;
  id: string;
  title: string;
  /** The kind of document, of a PDF. */
  kind: string;
}

/** What the desk's pages are told of the whole content. */
export interface DeskData {
  desk: Desk;
  entries: DeskEntry[];
  /** What a text may link to. */
  links: Choice[];
}

/** What people call an entry; a paper without a title is called as the document that is made from it. */
function nameOf(entry: Site['entries'][number], site: Site): string {
  const title = titleOf(entry);
  if (entry.collection !== 'papers' || title !== entry.id) return title;
  const source = entry.file.replace(/^content\//, '');
  const made = site.entries.find(({ source: { data } }) => recordOf(data)['madeFrom'] === source);
  return made === undefined ? title : titleOf(made);
}

/** What the desk's pages are told, as the content is now. */
export function deskData(site: Site): DeskData {
  const entries = site.entries.map((entry) => {
    const { kind } = recordOf(entry.source.data);
    const { collection, id } = entry;
    return { collection, id, title: nameOf(entry, site), kind: typeof kind === 'string' ? kind : '' };
  });
  return { desk: describeDesk(site), entries, links: linksIn(site) };
}
