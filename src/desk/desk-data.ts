import { recordOf } from '../lib/record-of.ts';
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
  /** The day or months that it is of, and of a document whether it is current: “2025-09, current”; empty where it has none. */
  version: string;
  /** Whether another document has taken its place. */
  isEarlier: boolean;
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

/** The newest first, by the last of the months that each is of, and earlier versions below all that are current. */
const newestFirst = (one: DeskEntry, other: DeskEntry) =>
  Number(one.isEarlier) - Number(other.isEarlier) || lastOf(other).localeCompare(lastOf(one));

const lastOf = ({ version }: DeskEntry) => version.replace(/^.* to /, '');

/** What the desk's pages are told, as the content is now. */
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
