import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

/**
 * Files of the built site that grow smaller beside its pages: text. Fonts, pictures and PDFs are compressed already. `*` does
 * not match folders that start with a dot.
 */
export const otherTexts = ['**/*.{css,js,svg,xml,txt,json,webmanifest}', '.well-known/*.txt'];

/** A file of fewer bytes travels in one packet as it is. */
const smallestFile = 1024;

/** Each encoding, with the ending that it adds to a file's name. */
const encoders = {
  '.br': (bytes: Buffer, quality: number) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  '.zst': (bytes: Buffer) =>
    promisify(zstdCompress)(bytes, {
      pledgedSrcSize: bytes.length,
      params: { [constants.ZSTD_c_compressionLevel]: 8 },
    }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes),
};

/**
 * Puts the compressed copies of a text beside it, so that a host spends no time on them.
 *
 * @param file where it lies
 * @param quality of Brotli. At 10 a page is a tenth smaller than at 5, which on a slow line is often a round trip, for
 *   22 ms of processor time in place of 2; at 11 it would be another fiftieth smaller, for 44 ms
 */
export async function compress(file: string, quality: 5 | 10 = 10): Promise<void> {
  const text = await readFile(file);
  if (text.length < smallestFile) return;
  await Promise.all(
    Object.entries(encoders).map(async ([ending, encode]) => {
      await writeFile(file + ending, await encode(text, quality));
    }),
  );
}
