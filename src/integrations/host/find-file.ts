import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Pages that no address of their own leads to: `/` serves the first, any unknown address the second. */
const pagesWithoutAddress = new Set(['index.html', '404.html']);

/**
 * The file of the built site that answers an address, relative to `root` and with forward slashes, or undefined.
 *
 * `/X` is answered by `X.html`, and by nothing else: not `/X.html`, `/X/` or `/x`, whatever the disk thinks of case.
 * A compressed copy has no address of its own.
 */
export async function findFile(root: string, address: string): Promise<string | undefined> {
  if (address === '/') return 'index.html';
  const segments = readSegments(address);
  const last = segments?.at(-1);
  if (segments === undefined || last === undefined || /\.(html|br|gz|zst)$/.test(last)) return undefined;
  if (path.extname(last) === '') segments.splice(-1, 1, `${last}.html`);
  const file = segments.join('/');
  return !pagesWithoutAddress.has(file) && (await existsInThisCase(root, segments)) ? file : undefined;
}

/** The decoded parts of an address; undefined for one that could step out of the folder or names no file. */
function readSegments(address: string): string[] | undefined {
  try {
    const segments = address.slice(1).split('/').map(decodeURIComponent);
    return segments.some((segment) => /^\.{0,2}$|[/\\\0]/.test(segment)) ? undefined : segments;
  } catch {
    return undefined;
  }
}

/** Reads the folders instead of asking for the file: a disk that ignores case would say yes to `/aboutus`. */
async function existsInThisCase(root: string, segments: readonly string[]): Promise<boolean> {
  const [name, ...rest] = segments;
  if (name === undefined) return false;
  const entries = await readdir(root, { withFileTypes: true });
  const entry = entries.find((candidate) => candidate.name === name);
  if (entry === undefined) return false;
  return entry.isDirectory() ? existsInThisCase(path.join(root, name), rest) : rest.length === 0;
}
