import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

/** Length in bytes of the hash before the cached content, by which a damaged file is recognised. */
const HASH = 32;

/**
 * What `make` gives for an input, made once and then read from a folder that outlives builds. A file that is damaged or
 * cut off counts as missing. The folder may be deleted at any time.
 *
 * @param input all that the result hangs on, with a version that is raised when the same would give another result; as JSON
 *   it is the name of the file
 */
export async function cached(folder: string, input: unknown, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = path.join(folder, sha256(JSON.stringify(input)).toString('hex'));
  const stored = await readFile(file).catch(() => undefined);
  const known = stored?.subarray(HASH);
  if (known !== undefined && stored?.subarray(0, HASH).equals(sha256(known))) return known;
  const made = await make();
  await mkdir(folder, { recursive: true });
  await writeFile(file, Buffer.concat([sha256(made), made]));
  return made;
}
