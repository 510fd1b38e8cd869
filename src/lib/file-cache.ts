import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const sha256 = (data: string | Uint8Array): Buffer => hash('sha256', data, 'buffer');

/** Length in bytes of the hash before the cached content, which reveals damaged files. */
const HASH_BYTES = 32;

/**
 * The result of `make` for an input, made once and then read from a folder that persists between builds. A damaged or
 * truncated file counts as missing. The folder may be deleted at any time.
 *
 * @param input everything that the result depends on, with a version to raise when `make` itself changes; the file is
 *   named by a hash of its JSON
 */
export async function cached(folder: string, input: unknown, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = path.join(folder, sha256(JSON.stringify(input)).toString('hex'));
  const stored = await readFile(file).catch(() => undefined);
  const known = stored?.subarray(HASH_BYTES);
  if (known !== undefined && stored?.subarray(0, HASH_BYTES).equals(sha256(known))) return known;
  const made = await make();
  await mkdir(folder, { recursive: true });
  await writeFile(file, Buffer.concat([sha256(made), made]));
  return made;
}
