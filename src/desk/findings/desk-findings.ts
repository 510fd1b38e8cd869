import { picturePathsOf } from '../../collections/checks/check-pictures.ts';
import { idOfRecord, isRecordFile } from '../../collections/loader/read-record.ts';
import { findMistakes } from '../../collections/checks/find-mistakes.ts';
import type { ContentProblem } from '../../collections/findings/content-problem.ts';
import type { ContentFile } from '../../collections/loader/read-file.ts';
import { placeOf } from '../../collections/schemas/collections.ts';
import { siteFrom } from '../entries/read-site.ts';
import { titleOf } from '../fields/names.ts';

/** An entry by its collection and id. */
export interface EntryPlace {
  collection: string;
  id: string;
}

/** A finding as the desk shows it: in the checks' own words, with the way to its place. */
export interface DeskFinding {
  file: string;
  /** What people call the entry that it belongs to. */
  title: string;
  /** That entry; undefined for a file that belongs to none. */
  place: EntryPlace | undefined;
  line: number;
  field: string | undefined;
  /** Which part of the text it stands in, from 0; undefined for a field. */
  part: number | undefined;
  message: string;
  stops: boolean;
}

/** The part of a text, from 0, that a line of the file belongs to. */
function partOf(line: number, { body: { tree } }: ContentFile): number | undefined {
  const parts = (tree as { children?: { position: { start: { line: number } } }[] } | undefined)?.children ?? [];
  const place = parts.findLastIndex(({ position }) => position.start.line <= line);
  return place < 0 ? undefined : place;
}

/** The field that a line of the file belongs to, where it stands in one. */
const fieldAt = (line: number, { source: { texts } }: ContentFile): string | undefined =>
  texts.findLast((text) => text.line <= line)?.path.join('.');

/** Whether a file stands beside an entry and is shown with it: a picture, or the record of its returns. */
function isBeside(file: string, entry: ContentFile): boolean {
  const { collection, id } = entry;
  const hasRecord = isRecordFile(file) && ['strategies', 'funds'].includes(collection) && idOfRecord(file) === id;
  return hasRecord || file.startsWith(`content/${collection}/${id}/`) || picturePathsOf(entry).includes(file);
}

/** What all checks say of the content as it is now, the entries' findings first. @param root the project's folder */
export async function deskFindings(root: string, now: Date): Promise<DeskFinding[]> {
  const { mistakes, warnings } = await findMistakes(root, { now, forWriters: true });
  const { entries } = siteFrom(root, now);
  return [...mistakes, ...warnings].map((found: ContentProblem) => {
    const { file, line, field, message, isWarning = false } = found;
    const own = entries.find((entry) => entry.file === file);
    const entry = own ?? entries.find((candidate) => isBeside(file, candidate));
    const part = field === undefined && own ? partOf(line, own) : undefined;
    return {
      file,
      title: entry === undefined ? file : titleOf(entry),
      place: entry === undefined ? placeOf(file) : { collection: entry.collection, id: entry.id },
      line,
      field: field ?? (own && part === undefined ? fieldAt(line, own) : undefined),
      part,
      message,
      stops: !isWarning,
    };
  });
}
