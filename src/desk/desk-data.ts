import { recordOf, type Site } from '../collections/checks/site.ts';
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

/** Gathers it. */
export function deskData(site: Site): DeskData {
  const entries = site.entries.map((entry) => {
    const { kind } = recordOf(entry.source.data);
    const { collection, id } = entry;
    return { collection, id, title: titleOf(entry), kind: typeof kind === 'string' ? kind : '' };
  });
  return { desk: describeDesk(site), entries, links: linksIn(site) };
}
