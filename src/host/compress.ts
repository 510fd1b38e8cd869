import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

/**
 * Files of the built site that are worth compressing besides its pages: text, except for CSV, which Cloudflare sends
 * as it is. Fonts, pictures and PDFs are already compressed. `*` does not match folders that start with a dot.
 */
export const otherTexts = ['**/*.{css,js,svg,xml,txt,json}', '.well-known/*.txt'];

/** Minimum size in bytes: a smaller file fits into one packet uncompressed. */
const smallestFile = 1024;

/** The encodings, each with the extension that it adds to a file’s name. */
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
 * Writes compressed copies of a text file next to it, so that the host need not compress it.
 *
 * @param file path of the file
 * @param quality of Brotli. At 10 a page is a tenth smaller than at 5, for 30 ms of CPU time instead of 2, and at 11
 *   another fiftieth, for 60: on a slow line each can save a round trip
 */
export async function compress(file: string, quality: 5 | 10 | 11): Promise<void> {
  const text = await readFile(file);
  if (text.length < smallestFile) return;
  await Promise.all(
    Object.entries(encoders).map(async ([ending, encode]) => {
      await writeFile(file + ending, await encode(text, quality));
    }),
  );
}
