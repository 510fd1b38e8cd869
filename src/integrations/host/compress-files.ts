import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import type { KeptResults, ResultsOf } from './keep-results.ts';

/** Files beside the pages that grow smaller: text. Fonts, pictures and PDFs are compressed already. */
export const textEndings = ['.css', '.js', '.svg', '.xml', '.txt', '.json', '.webmanifest'];

/** A file of fewer bytes travels in one packet as it is. */
const smallestFile = 1024;

/**
 * What a server may send before the browser has answered it: ten packets of 1,460 bytes, less the headers. A page that takes
 * more arrives a round trip later, which on a slow line is what a visitor waits for.
 */
const firstFlight = 13_500;

/** No level brings a text into that flight of which level 6 makes more than this. */
const outOfReach = firstFlight * 1.25;

/** The encodings that are made ahead of time, the best first, with the ending that each adds to a file's name. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'zstd', ending: '.zst' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** The window is fitted to the file: readying the usual one takes longer than packing a page. */
const brotliAt = (quality: number, bytes: Buffer) =>
  brotliCompressSync(bytes, {
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
 * Levels 7 to 9 take up to twice as long as 6 for a three hundredth; the last two, fifty times as long for a tenth. For a
 * page that saves a visitor time where it saves a round trip, so the first level at which it fits into the flight will do.
 */
function brotli(bytes: Buffer, file: string): Buffer {
  // A few for the whole site, which browsers keep for good.
  if (file.endsWith('.js')) return brotliAt(constants.BROTLI_MAX_QUALITY, bytes);
  const quick = brotliAt(6, bytes);
  if (quick.length <= firstFlight || quick.length > outOfReach) return quick;
  const smaller = brotliAt(10, bytes);
  return smaller.length <= firstFlight ? smaller : brotliAt(constants.BROTLI_MAX_QUALITY, bytes);
}

const packers = {
  br: brotli,
  // The level up to which each step is worth its time; without the size it readies itself for a much longer file.
  zstd: (bytes: Buffer) =>
    zstdCompressSync(bytes, {
      pledgedSrcSize: bytes.length,
      params: { [constants.ZSTD_c_compressionLevel]: 8 },
    }),
  gzip: (bytes: Buffer) => gzipSync(bytes),
};

/**
 * Puts the compressed copies of a text beside it, so that a host spends no time on them and sends a small one.
 *
 * @param results of the text, or of what it was made from
 * @param kind tells the text apart from others that are made from the same
 */
export async function compress(file: string, text: () => Buffer, results: ResultsOf, kind = ''): Promise<void> {
  for (const { name, ending } of encodings)
    await results.put(file + ending, kind + ending, () => packers[name](text(), file));
}

/** Compresses a text of the built site that is no page; these get their copies as they are finished. */
export async function compressFile(file: string, kept: KeptResults): Promise<void> {
  const text = readFileSync(file);
  if (text.length >= smallestFile) await compress(file, () => text, kept.of(text), path.extname(file));
}
