import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { filesEnding } from '../built-files.ts';
import { forEachOf } from '../for-each-of.ts';
import type { KeptResults, ResultsOf } from './keep-results.ts';

/** Files beside the pages that grow smaller: text. Fonts, pictures and PDFs are compressed already. */
const texts = ['.css', '.js', '.svg', '.xml', '.txt', '.json', '.webmanifest'];

/** A file of fewer bytes travels in one packet as it is. */
const smallestFile = 1024;

/** What fits into the first flight of a connection beside the headers, see tests/site/first-flight.test.ts. */
const firstFlight = 13_500;

/** Bytes of a text that no level brings into that flight: a list of thousands, for which the last levels take seconds. */
const longText = 400_000;

/** The encodings that are made ahead of time, the best first, with the ending that each adds to a file's name. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'zstd', ending: '.zst' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** The window is fitted to the file: readying the usual one takes longer than a page itself. */
const brotliAt = (quality: number, bytes: Buffer) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        Math.ceil(Math.log2(bytes.length + 16)),
        constants.BROTLI_DEFAULT_WINDOW,
      ),
    },
  });

/**
 * Each level takes several times as long as the one before; the last makes a page a tenth smaller than the first. That
 * saves a visitor time where it saves a round trip, so the first level at which a file fits into the flight will do.
 */
async function brotli(bytes: Buffer): Promise<Buffer> {
  for (const quality of [9, 10]) {
    const packed = await brotliAt(quality, bytes);
    if (packed.length <= firstFlight || bytes.length > longText) return packed;
  }
  return brotliAt(constants.BROTLI_MAX_QUALITY, bytes);
}

const packers = {
  br: brotli,
  // Higher levels take up to six times as long for a fiftieth; without the size it readies itself for a much longer file.
  zstd: (bytes: Buffer) =>
    promisify(zstdCompress)(bytes, {
      pledgedSrcSize: bytes.length,
      params: { [constants.ZSTD_c_compressionLevel]: 12 },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Puts the compressed copies of a text beside it, so that a host spends no time on them and sends a small one.
 *
 * @param results of the text, or of what it was made from
 * @param kind tells the text apart from others that are made from the same
 */
export async function compress(file: string, text: () => Buffer, results: ResultsOf, kind = ''): Promise<void> {
  for (const { name, ending } of encodings) {
    await results.put(file + ending, kind + ending, () => packers[name](text()));
  }
}

/**
 * Compresses every text of the built site but its pages, which get their copies as they are finished.
 *
 * @param folder the built site
 */
export async function compressFiles(folder: string, kept: KeptResults): Promise<void> {
  await forEachOf(await filesEnding(folder, texts), async (name) => {
    const file = path.join(folder, name);
    const text = await readFile(file);
    if (text.length >= smallestFile) await compress(file, () => text, kept.of(text));
  });
}
