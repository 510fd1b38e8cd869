import { isUtf8 } from 'node:buffer';
import { collectionOf, placeOf, type CollectionName } from '../schemas/collections.ts';
import { type EntrySource, parseEntrySource } from './entry-source.ts';
import { type Finding, type Place, finding } from '../findings/finding.ts';
import { memoizeByObject } from '../../lib/memoize.ts';
import { type Body, readBody } from './read-body.ts';
import { shapeAt } from './schema-names.ts';

/** One content file, read once for all checks. */
export interface ContentFile {
  /** Path from the project's root. */
  file: string;
  collection: CollectionName;
  id: string;
  source: EntrySource;
  /** The text below the front matter; empty for a YAML file. */
  body: Body;
}

/** The place of a field, or of its nearest existing parent. */
export function placeOfField({ file, source }: ContentFile, ...path: (string | number)[]): Place {
  return { file, line: source.lineOf(path), field: path.join('.') };
}

/** Every text in the fields of an entry, with its place and its field’s shape in the schema. */
export const describedTexts = memoizeByObject(({ file, collection, source }: ContentFile) =>
  source.texts.map((text) => ({ ...text, file, shape: shapeAt(collectionOf(collection).schema, text.path) })),
);

/** The file, or the reasons why it could not be read. */
type Reading = { entry: ContentFile; findings?: undefined } | { entry?: undefined; findings: Finding[] };

/** Bytes; the longest text, the privacy policy, has some 14,000. */
const MAX_FILE_BYTES = 400_000;

/** Characters; a long paragraph has 1,500. */
const MAX_LINE_LENGTH = 20_000;

/** Nesting levels of lists, quotes and brackets. */
const MAX_DEPTH = 100;

/** Straight quotation marks in a paragraph; the parser, which curls them, takes minutes for thousands. */
const MAX_QUOTES = 1000;

/** A line that Git leaves where two versions of a file differ. */
const conflict = /^(<{7}|>{7})( .*)?$/m;

/** The text of a file, or the reason why it cannot be decoded. */
export function decode(bytes: Uint8Array, file: string): string | Finding {
  if (bytes.length > MAX_FILE_BYTES)
    return finding('too-large', { file, line: 1 }, { kilobytes: Math.round(bytes.length / 1000) });
  const text = new TextDecoder().decode(bytes);
  const at = (index: number) => ({ file, line: text.slice(0, index).split('\n').length });
  // Zero bytes are valid UTF-8, but mean that the file was saved as UTF-16.
  if (!isUtf8(bytes) || text.includes('\0')) {
    // A new document of an office program, which is a zip archive, an old one, or a PDF.
    if (/^(PK|\uFFFD{2}\u0011|%PDF)/.test(text)) return finding('file-kind', at(0));
    return finding('not-utf8', at(text.search(/[\0\uFFFD]/)));
  }
  const index = text.search(conflict);
  return index < 0 ? text : finding('conflict', at(index));
}

/** Refuses text that would keep a parser busy for minutes, or crash the build. */
function refuse(text: string, file: string): Finding | undefined {
  let [bare, quotes, begin] = [0, 0, 1];
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const at = { file, line: index + 1 };
    if (line.length > MAX_LINE_LENGTH) return finding('line-too-long', at, { length: line.length });
    const openings = line.match(/[[{(<>]/g)?.length ?? 0;
    if (openings > MAX_DEPTH && /([[{(<>]\s*){30}|(<[^>]*>\s*){60}/.test(line)) return finding('too-deep', at);
    if (line.trim() === '') [quotes, begin] = [0, at.line + 1];
    quotes += line.match(/["']/g)?.length ?? 0;
    if (quotes > MAX_QUOTES && file.endsWith('.mdx')) return finding('quotes-many', { file, line: begin });
    // Hyphens or stars alone are a line across the page.
    bare = /^\s*[[{(<]\s*$/.test(line) ? bare + 1 : 0;
    if (bare > MAX_DEPTH || /^\s*(([-+*]|\d+[.)])\s+(?!\s)){100}.*[^-+*\s]/.test(line)) return finding('too-deep', at);
  }
  return undefined;
}

function read(file: string, bytes: Uint8Array): Reading {
  const place = placeOf(file);
  const text = decode(bytes, file);
  if (typeof text !== 'string') return { findings: [text] };
  if (place === undefined) return { findings: [] };
  const refused = refuse(text, file);
  if (refused) return { findings: [refused] };
  try {
    const source = parseEntrySource(text, collectionOf(place.collection).ending);
    return { entry: { ...place, file, source, body: readBody(source.body, file) } };
  } catch (error) {
    if (error instanceof RangeError) return { findings: [finding('too-deep', { file, line: 1 })] };
    throw error;
  }
}

const readings = new Map<string, { bytes: Uint8Array; reading: Reading }>();

/** Empties the cache: with thousands of files, it would slow down every garbage collection. */
export const forgetReadings = () => {
  readings.clear();
};

/** Reads a file, or returns the cached reading if no byte has changed. @param bytes must not be modified later */
export function readContentFile(file: string, bytes: Uint8Array): Reading {
  const known = readings.get(file);
  if (known && Buffer.compare(known.bytes, bytes) === 0) return known.reading;
  const reading = read(file, bytes);
  readings.set(file, { bytes, reading });
  return reading;
}
