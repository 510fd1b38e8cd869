import { checkContent } from '../../collections/checks/check-content.ts';
import type { ContentProblem } from '../../collections/findings/content-problem.ts';
import { readTree } from '../../collections/loader/content-tree.ts';
import type { ContentFile } from '../../collections/loader/read-file.ts';
import { placeOf } from '../../collections/schemas/collections.ts';
import { libraryProblems } from '../../pdf/library/library-problems.ts';
import { readLibrary } from '../../pdf/library/read-library.ts';
import { siteFrom } from '../entries/read-site.ts';
import { titleOf } from '../fields/names.ts';

/** A finding as the desk shows it: in the checks' own words, with the way to its place. */
export interface DeskFinding {
  file: string;
  /** What people call the entry. */
  title: string;
  /** Collection and id of the entry, where the file is one. */
  place: { collection: string; id: string } | undefined;
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

/** What all checks say of the content as it is now, the entries' findings first. @param root the project's folder */
export async function deskFindings(root: string, now: Date): Promise<DeskFinding[]> {
  const { mistakes, warnings } = checkContent(readTree(root), { now, forWriters: true });
  const inLibrary = libraryProblems(await readLibrary(root));
  const { entries } = siteFrom(root, now);
  const byFile = new Map(entries.map((entry) => [entry.file, entry]));
  return [...mistakes, ...inLibrary, ...warnings].map((found: ContentProblem) => {
    const { file, line, field, message, isWarning = false } = found;
    const entry = byFile.get(file);
    return {
      file,
      title: entry === undefined ? file : titleOf(entry),
      place: placeOf(file),
      line,
      field,
      part: field === undefined && entry ? partOf(line, entry) : undefined,
      message,
      stops: !isWarning,
    };
  });
}
