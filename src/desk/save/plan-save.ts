import { drawingFaults, svg } from '../../collections/checks/check-pictures.ts';
import { placeOf } from '../../collections/schemas/collections.ts';
import type { Desk } from '../entries/describe-desk.ts';
import { isMark, versionOf, versionShown } from './file-state.ts';
import { mergeEntry, newEntry } from './merge-entry.ts';
import { joinMarks } from './join-marks.ts';
import { nameMarks } from './name-marks.ts';
import { NO_FILE } from './shown.ts';

/** What an editor asks to write and delete. */
export interface Update {
  additions: readonly { path: string; contents: Uint8Array }[];
  deletions: readonly { path: string }[];
}

/** What the desk knows when it is asked to save. */
export interface SaveFacts {
  desk: Desk;
  /** A file as it is now; undefined if there is none. */
  read: (path: string) => Uint8Array | undefined;
  /** What the editor would write for an unchanged file. @throws if it cannot read the file */
  roundTrip: (collection: string, id: string, file: string) => string;
}

/** What to write and remove, or a message that says why nothing is written. */
type SavePlan = { writes: ReadonlyMap<string, Uint8Array>; removes: readonly string[] } | { refused: string };

/** Bytes; a picture fit for a page of the site has a tenth of this. */
export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const isSafe = (path: string) =>
  /^content\/[^\\]+$/.test(path) && path.split('/').every((part) => part !== '' && !part.startsWith('.'));

/** @param shown the state of the file that the form shows */
function planText(
  path: string,
  after: string,
  shown: string,
  facts: SaveFacts,
): { text: string } | { refused: string } {
  const place = placeOf(path);
  if (place === undefined)
    return {
      refused: `${path} is not a file of the content. Give the entry another name: letters A to Z, digits and hyphens.`,
    };
  const collection = facts.desk.collections[place.collection];
  const now = facts.read(path);
  if (now === undefined && shown !== NO_FILE)
    return {
      refused: `${path} was deleted outside this window in the meantime, and was not created again. What you wrote is still here, and was kept as a file as well: see the top of the page.`,
    };
  if (now === undefined) return { text: newEntry(after, collection) };
  const file = decoder.decode(now);
  let before: string;
  try {
    before = facts.roundTrip(place.collection, place.id, file);
  } catch {
    return {
      refused: `The desk cannot show everything in ${path}, so it was not overwritten. Open the file in an editor.`,
    };
  }
  const text = mergeEntry(file, before, after, collection);
  // Saving what is in the file already, as after a lost response, is always allowed.
  if (shown === versionOf(now) || text === file) return { text };
  if (shown === NO_FILE)
    return { refused: `${path} already exists, and was not overwritten. Give the new entry another name.` };
  return {
    refused: `${path} was changed outside this window in the meantime, and was not overwritten. What you wrote is still here, and was kept as a file as well: see the top of the page.`,
  };
}

/** Works out what to write for an editor’s request: only the changes, applied to the current files. */
export function planSave({ additions, deletions }: Update, facts: SaveFacts): SavePlan {
  const unsafe = [...additions, ...deletions].find(({ path }) => !isSafe(path));
  if (unsafe)
    return { refused: `${unsafe.path} is not a valid file name. Use the letters A to Z, digits and hyphens.` };
  const isRename = additions.some(({ path }) => placeOf(path) !== undefined && facts.read(path) === undefined);
  const gone = deletions.filter(({ path }) => placeOf(path) !== undefined);
  if (isRename && gone.length > 0)
    return {
      refused: `The file’s name is the address of its page, and links to it would break. Write the old name again: ${gone.map(({ path }) => placeOf(path)?.id ?? path).join(', ')}.`,
    };
  const paths = deletions.map(({ path }) => path);
  const changed = gone.find(({ path }) => {
    const now = facts.read(path);
    return now !== undefined && versionOf(now) !== versionShown(path, paths);
  });
  if (changed)
    return {
      refused: `${changed.path} was changed outside this window in the meantime, and was not deleted. Reload this page to see the change first.`,
    };
  const writes = new Map<string, Uint8Array>();
  for (const { path, contents } of additions) {
    if (contents.length > MAX_UPLOAD_BYTES)
      return {
        refused: `${path} is ${Math.round(contents.length / 1024 / 1024)} MB. Make the picture smaller than 4 MB, then add it again. Nothing that you wrote is lost.`,
      };
    if (/\.(mdx|yaml)$/.test(path)) {
      const after = joinMarks(decoder.decode(contents), facts.desk.components);
      const planned = planText(path, after, versionShown(path, paths, after), facts);
      if ('refused' in planned) return planned;
      writes.set(path, encoder.encode(nameMarks(planned.text, facts.desk.components)));
      continue;
    }
    const [fault] = svg.test(path) ? drawingFaults(path, Buffer.from(contents).toString('latin1')) : [];
    if (fault) return { refused: `${fault.message}. Nothing that you wrote is lost.` };
    writes.set(path, contents);
  }
  return { writes, removes: paths.filter((path) => !isMark(path)) };
}
