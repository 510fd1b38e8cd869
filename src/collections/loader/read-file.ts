import { isUtf8 } from 'node:buffer';
import { collectionOf, placeOf, type CollectionName } from '../schemas/collections.ts';
import { type EntrySource, parseEntrySource } from './entry-source.ts';
import { type ContentProblem, type Place, problem } from '../findings/content-problem.ts';
import { type Body, readBody } from './read-body.ts';

/** One content file, read once and seen by every check. */
export interface ContentFile {
  /** Path from the project's root. */
  file: string;
  collection: CollectionName;
  id: string;
  source: EntrySource;
  /** What stands below the front matter; empty for a file of fields. */
  body: Body;
}

/** The place of a field, or of its nearest parent that there is. */
export function placeOfField({ file, source }: ContentFile, ...path: (string | number)[]): Place {
  return { file, line: source.lineOf(path), field: path.join('.') };
}

/** The file, or what kept it from being read. */
type Reading = { entry: ContentFile; problems?: undefined } | { entry?: undefined; problems: ContentProblem[] };

/** Bytes; the longest text of a site like this, its risk factors, has a tenth of it. */
const LARGEST_FILE = 400_000;

/** Characters; a long paragraph has 1,500. */
const LONGEST_LINE = 20_000;

/** Levels of lists, quotes and brackets within each other. */
const DEEPEST = 100;

/** The text of a file, or what keeps it from being one. */
export function decode(bytes: Uint8Array, file: string): string | ContentProblem {
  if (bytes.length > LARGEST_FILE)
    return problem('too-large', { file, line: 1 }, { kilobytes: Math.round(bytes.length / 1000) });
  const text = new TextDecoder().decode(bytes);
  // Zero bytes are valid UTF-8, and mean that the file was saved in an encoding of two bytes a letter.
  if (isUtf8(bytes) && !text.includes('\0')) return text;
  const [before = ''] = text.split(/[\0\uFFFD]/);
  return problem('not-utf8', { file, line: before.split('\n').length });
}

/** What no parser should be given: it would take minutes over it, or end the whole build. */
function refuse(text: string, file: string): ContentProblem | undefined {
  let bare = 0;
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const at = { file, line: index + 1 };
    if (line.length > LONGEST_LINE) return problem('line-too-long', at, { length: line.length });
    const openings = line.match(/[[{(<>]/g)?.length ?? 0;
    if (openings > DEEPEST && /([[{(<>]\s*){30}|(<[^>]*>\s*){60}/.test(line)) return problem('too-deep', at);
    // Hyphens or stars alone are a line across the page.
    bare = /^\s*[[{(<]\s*$/.test(line) ? bare + 1 : 0;
    if (bare > DEEPEST || /^\s*(([-+*]|\d+[.)])\s+(?!\s)){100}.*[^-+*\s]/.test(line)) return problem('too-deep', at);
  }
  return undefined;
}

function read(file: string, bytes: Uint8Array): Reading {
  const place = placeOf(file);
  const text = decode(bytes, file);
  if (typeof text !== 'string') return { problems: [text] };
  if (place === undefined) return { problems: [] };
  const refused = refuse(text, file);
  if (refused) return { problems: [refused] };
  try {
    const hasBody = collectionOf(place.collection).ending === 'mdx';
    const source = parseEntrySource(text, hasBody);
    return { entry: { ...place, file, source, body: readBody(source.body, file) } };
  } catch (error) {
    if (error instanceof RangeError) return { problems: [problem('too-deep', { file, line: 1 })] };
    throw error;
  }
}

const readings = new Map<string, { bytes: Uint8Array; reading: Reading }>();

/** Lets go of all that was read: with thousands of files, each garbage collection has to look through it. */
export const forgetReadings = () => {
  readings.clear();
};

/** Reads a file, or takes what it read before when not a byte has changed. @param bytes nobody writes into them */
export function readContentFile(file: string, bytes: Uint8Array): Reading {
  const known = readings.get(file);
  if (known && Buffer.compare(known.bytes, bytes) === 0) return known.reading;
  const reading = read(file, bytes);
  readings.set(file, { bytes, reading });
  return reading;
}
