import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

/** Files of the built site that grow smaller: text. Fonts, pictures and PDFs are compressed already. */
export const textEndings = ['.html', '.css', '.js', '.svg', '.xml', '.txt', '.json', '.webmanifest'];

/** A file of fewer bytes travels in one packet as it is. */
const smallestFile = 1024;

/** Each encoding at one quality, with the ending that it adds to a file's name. */
const encoders = {
  // A page is a tenth smaller than at 6, which on a slow line is often a round trip, for 22 ms of processor time in place of
  // 2, on the core that is idle while pages are pruned. At 11 it would be another fiftieth smaller, and take 44 ms.
  '.br': (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.zst': (bytes: Buffer) =>
    promisify(zstdCompress)(bytes, {
      pledgedSrcSize: bytes.length,
      params: { [constants.ZSTD_c_compressionLevel]: 8 },
    }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes),
};

/** Puts the compressed copies of a text beside it, so that a host spends no time on them. @param file where it lies */
export async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < smallestFile) return;
  await Promise.all(
    Object.entries(encoders).map(async ([ending, encode]) => {
      await writeFile(file + ending, await encode(text));
    }),
  );
}
