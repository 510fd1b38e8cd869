import { fieldsOf } from '../lib/fields-of.ts';
import type { Site } from '../collections/checks/site.ts';
import type { CollectionName } from '../collections/schemas/collections.ts';
import { describeDesk, type Desk } from './entries/describe-desk.ts';
import type { Choice } from './fields/desk-field.ts';
import { linksIn, replacedIn, titleOf, whenOf } from './fields/names.ts';

/** An entry in a list of the desk. */
export interface DeskEntry {
  collection: CollectionName;
  id: string;
  title: string;
  /** Its day or months and, for a document, whether it is current: “2025-09, current”; empty if it has none. */
  version: string;
  /** Whether another document has replaced it. */
  isEarlier: boolean;
}

/** What the desk’s pages get to know about the whole content. */
export interface DeskData {
  desk: Desk;
  entries: DeskEntry[];
  /** What a text may link to. */
  links: Choice[];
}

/** The name of an entry for people; a paper without a title has that of the document made from it. */
function nameOf(entry: Site['entries'][number], site: Site): string {
  const title = titleOf(entry);
  if (entry.collection !== 'papers' || title !== entry.id) return title;
  const source = entry.file.replace(/^content\//, '');
  const made = site.entries.find(({ source: { data } }) => fieldsOf(data)['madeFrom'] === source);
  return made === undefined ? title : titleOf(made);
}

/** Newest first, by the last month of each, with earlier versions below all current ones. */
const newestFirst = (one: DeskEntry, other: DeskEntry) =>
  Number(one.isEarlier) - Number(other.isEarlier) || lastOf(other).localeCompare(lastOf(one));

const lastOf = ({ version }: DeskEntry) => version.replace(/^.* to /, '');

/** Collects the desk’s data from the current content. */
export function deskData(site: Site): DeskData {
  const replaced = replacedIn(site);
  const entries = site.entries.map((entry): DeskEntry => {
    const { collection, id } = entry;
    const isEarlier = collection === 'documents' && replaced.has(id);
    const standing = collection === 'documents' ? [isEarlier ? 'earlier version' : 'current'] : [];
    const version = [whenOf(entry), ...standing].join(', ');
    return {
      collection,
      id,
      title: nameOf(entry, site),
      version,
      isEarlier,
    };
  });
  return { desk: describeDesk(site), entries: entries.sort(newestFirst), links: linksIn(site) };
}
