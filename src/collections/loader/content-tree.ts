import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isLeftBehind } from '../../lib/left-behind.ts';
import { isRecordFile } from './read-record.ts';

/** Every file that the checks look at, keyed by its path from the project’s root with forward slashes. */
export interface ContentTree {
  /** Bytes of the files that writers type: .mdx and .yaml below content/, and the records. */
  texts: ReadonlyMap<string, Uint8Array>;
  /** Sizes in bytes of all files below content/ and public/. */
  sizes: ReadonlyMap<string, number>;
  /** The first bytes of each picture, which show its real format, as text; for an SVG, the whole file. */
  firstBytes?: ReadonlyMap<string, string>;
}

/** Paths of all files below a folder, from the project's root with forward slashes. */
export function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !isLeftBehind(path))
    .sort();
}

export const isText = (path: string) => /^content\/.*\.(mdx|yaml)$/.test(path) || isRecordFile(path);
export const isPicture = (path: string) => /\.(jpe?g|png|webp|avif|gif|svg)$/i.test(path);

function beginningOf(path: string): string {
  if (/\.svg$/i.test(path)) return readFileSync(path, 'latin1');
  const bytes = Buffer.alloc(12);
  const file = openSync(path, 'r');
  const length = readSync(file, bytes);
  closeSync(file);
  return bytes.toString('latin1', 0, length);
}

/** Reads content/, and the names and sizes of what is in public/. @param root the project’s folder */
export function readTree(root: string): ContentTree {
  const paths = [...filesBelow(root, 'content'), ...filesBelow(root, 'public')];
  const texts = new Map(paths.filter(isText).map((path) => [path, readFileSync(join(root, path)) as Uint8Array]));
  const sizes = new Map(paths.map((path) => [path, texts.get(path)?.length ?? statSync(join(root, path)).size]));
  const pictures = paths.filter(isPicture);
  return { texts, sizes, firstBytes: new Map(pictures.map((path) => [path, beginningOf(join(root, path))])) };
}
