import { picturePathsOf } from '../../collections/checks/check-pictures.ts';
import { idOfRecord, isRecordFile } from '../../collections/loader/read-record.ts';
import { checkProject } from '../../collections/checks/check-content.ts';
import { type Finding, hidesPages } from '../../collections/findings/finding.ts';
import { childrenOf, lineOf } from '../../collections/loader/read-body.ts';
import type { ContentFile } from '../../collections/loader/read-file.ts';
import { placeOf } from '../../collections/schemas/collections.ts';
import { titleOf } from '../fields/names.ts';

/** An entry by its collection and id. */
export interface EntryPlace {
  collection: string;
  id: string;
}

/** A place in a text. */
export interface TextPlace {
  /** Index of the top-level part of the text, from 0. */
  part: number;
  /** The heading above it. */
  under: string | undefined;
  /** The words that its paragraph begins with. */
  words: string | undefined;
  /** The words that the message quotes, or those of the link that it is about. */
  mark: string | undefined;
}

/** A finding as the desk shows it: with the checks’ message, and the way to its place. */
export interface DeskFinding {
  file: string;
  /** The name of the entry that it belongs to. */
  title: string;
  /** That entry; undefined for a file that belongs to no entry. */
  place: EntryPlace | undefined;
  line: number;
  field: string | undefined;
  /** Undefined for a finding in a field. */
  inText: TextPlace | undefined;
  message: string;
  /** Whether it stops the site from being built. */
  stops: boolean;
  /** Whether it also stops pages from being drawn. */
  hides: boolean;
}

/** Number of first words by which a paragraph is shown. */
const FIRST_WORDS = 6;

function firstWords(text: string): string | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  return words.length > FIRST_WORDS ? `${words.slice(0, FIRST_WORDS).join(' ')} …` : words.join(' ');
}

/** What a writer sees at a line of the file, if it belongs to the text. */
function placeInText({ line, message }: Finding, { body }: ContentFile): TextPlace | undefined {
  const starts = (body.tree === undefined ? [] : childrenOf(body.tree)).map(lineOf);
  const part = starts.findLastIndex((start) => start <= line);
  const start = starts[part];
  if (start === undefined) return undefined;
  const isHere = (place: { line: number }) => place.line >= start && place.line <= line;
  const block = body.blocks.findLast(isHere);
  // A heading without words does not describe a place.
  const heading = body.headings.findLast(({ line: at, text }) => at <= line && text.trim() !== '');
  // A separate component has no words except its name.
  const words = block === undefined ? body.tags.find(isHere)?.name : firstWords(block.text);
  const link = body.links.find((each) => each.line === line && message.includes(each.address));
  const quoted = [...message.matchAll(/“([^”]+)”/g)].map(([, mark = '']) => mark);
  const mark = link?.words ?? quoted.find((each) => block?.text.includes(each));
  // A heading needs no heading above it: its own words say where it is.
  return { part, under: heading?.line === block?.line ? undefined : heading?.text, words, mark };
}

/** The field that a line of the file belongs to, if any. */
const fieldAt = (line: number, { source: { texts } }: ContentFile): string | undefined =>
  texts.findLast((text) => text.line <= line)?.field;

/** Whether a file belongs to an entry and is shown with it: a picture, or the record of its returns. */
function isBeside(file: string, entry: ContentFile): boolean {
  const { collection, id } = entry;
  const hasRecord = isRecordFile(file) && ['strategies', 'funds'].includes(collection) && idOfRecord(file) === id;
  return hasRecord || file.startsWith(`content/${collection}/${id}/`) || picturePathsOf(entry).includes(file);
}

/** The findings of all checks in the current content, mistakes first. @param root the project's folder */
export async function deskFindings(root: string, now: Date): Promise<DeskFinding[]> {
  const { site, mistakes, warnings } = await checkProject(root, { now, forWriters: true });
  const { entries } = site;
  return [...mistakes, ...warnings].map((found: Finding) => {
    const { file, line, field, message, isWarning } = found;
    const own = entries.find((entry) => entry.file === file);
    const entry = own ?? entries.find((candidate) => isBeside(file, candidate));
    const inText = field === undefined && own ? placeInText(found, own) : undefined;
    return {
      file,
      title: entry === undefined ? file : titleOf(entry),
      place: entry === undefined ? placeOf(file) : { collection: entry.collection, id: entry.id },
      line,
      field: field ?? (own && inText === undefined ? fieldAt(line, own) : undefined),
      inText,
      message,
      stops: !isWarning,
      hides: hidesPages(found),
    };
  });
}
