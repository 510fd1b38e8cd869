import type { DeskData } from '../desk-data.ts';
import type { DeskCollection } from '../entries/describe-desk.ts';
import type { EntryPlace } from '../findings/desk-findings.ts';
import { useAnswer } from './use-answer.ts';
import { collectionIn, placeIn } from './use-engine-place.ts';

function fileOf(place: EntryPlace | undefined, collection: DeskCollection | undefined): string | undefined {
  if (!place || !collection) return undefined;
  return `content/${collection.isSingle ? '' : `${place.collection}/`}${place.id}.${collection.ending}`;
}

/** Whether both are the same entry. */
export const isSame = (one: EntryPlace | undefined, other: EntryPlace | undefined) =>
  one !== undefined && one.collection === other?.collection && one.id === other.id;

/**
 * Looks up the entry that the editor shows.
 *
 * @param path address of the editor’s page for it
 * @param version grows whenever the content changes
 */
export function useEntry(path: string, version: number, data: DeskData | undefined) {
  const place = placeIn(path);
  const kind = collectionIn(path);
  const collection = Object.entries(data?.desk.collections ?? {}).find(([name]) => name === kind)?.[1];
  const file = fileOf(place, collection);
  const { data: entry } = useAnswer('entry', version, file === undefined ? null : { file });
  const { data: readable } = useAnswer('readable', entry?.version ?? '', file !== undefined && entry ? { file } : null);
  return {
    isNew: path.endsWith('/create'),
    place,
    collection,
    file,
    version: entry?.version,
    facts: entry?.facts,
    /** Why the editor cannot show the file. */
    trouble: readable?.trouble,
  };
}
