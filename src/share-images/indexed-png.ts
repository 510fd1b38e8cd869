import { constants, crc32, deflateSync } from 'node:zlib';

/** Enough for flat colours and the soft edges between them; each further one makes the file larger. */
const MOST_COLOURS = 128;

/** Stretches of pixels of one colour within a row, in the order of a picture. */
interface Runs {
  /** Number of them; the lists below are longer. */
  count: number;
  /** For each the number of its colour, in the order in which the colours appear. */
  colours: Int32Array;
  /** For each the index of the pixel after it. */
  ends: Int32Array;
  /** The colours themselves. */
  palette: number[];
  /** How many pixels each colour has. */
  sizes: number[];
}

/** The lists of the last picture: a new one of the same size goes into them, as fresh memory takes longer than the work. */
let lists = { colours: new Int32Array(), ends: new Int32Array() };

/** The index after the pixels of one colour that begin at `start`, at most `limit`. */
function endOfRun(pixels: Int32Array, start: number, limit: number): number {
  const colour = pixels[start] as number;
  let at = start + 1;
  // Four at a time first, which is twice as fast through the long runs.
  while (
    at + 4 <= limit &&
    (((pixels[at] as number) ^ colour) |
      ((pixels[at + 1] as number) ^ colour) |
      ((pixels[at + 2] as number) ^ colour) |
      ((pixels[at + 3] as number) ^ colour)) ===
      0
  )
    at += 4;
  while (at < limit && pixels[at] === colour) at += 1;
  return at;
}

/** Most pixels have the colour of the one before, so that all that follows has a fraction of the work. */
function runsOf(pixels: Int32Array, width: number): Runs {
  if (lists.ends.length < pixels.length)
    lists = { colours: new Int32Array(pixels.length), ends: new Int32Array(pixels.length) };
  const { colours, ends } = lists;
  const numbers = new Map<number, number>();
  const palette: number[] = [];
  const sizes: number[] = [];
  let count = 0;
  const add = (colour: number, start: number, end: number) => {
    let number = numbers.get(colour);
    if (number === undefined) {
      number = palette.push(colour) - 1;
      sizes.push(0);
      numbers.set(colour, number);
    }
    sizes[number] = (sizes[number] as number) + end - start;
    colours[count] = number;
    ends[count] = end;
    count += 1;
  };
  for (let row = 0; row < pixels.length; row += width) {
    for (let start = row, end = row; start < row + width; start = end) {
      end = endOfRun(pixels, start, row + width);
      add(pixels[start] as number, start, end);
    }
  }
  return { count, colours, ends, palette, sizes };
}

/** Red, green and blue of pixels, of which each is one number. */
const channelsOf = (colours: Int32Array): Uint8Array =>
  new Uint8Array(colours.buffer, colours.byteOffset, colours.byteLength);

/** Which of some colours is nearest to another, by the squares of the differences of their channels. */
function nearestTo(colour: number, channels: Uint8Array): number {
  const [red, green, blue] = [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255] as const;
  let nearest = 0;
  let least = Infinity;
  for (let at = 0; at < channels.length; at += 4) {
    const distance =
      ((channels[at] as number) - red) ** 2 +
      ((channels[at + 1] as number) - green) ** 2 +
      ((channels[at + 2] as number) - blue) ** 2;
    if (distance >= least) continue;
    least = distance;
    nearest = at / 4;
  }
  return nearest;
}

/** Index for each colour: the most frequent ones keep their own, each other takes that of the nearest of them. */
function chooseColours({ palette, sizes }: Runs): { channels: Uint8Array; indices: Uint8Array } {
  const size = (number: number) => sizes[number] as number;
  const colour = (number: number) => palette[number] as number;
  const byFrequency = [...palette.keys()].sort((a, b) => size(b) - size(a) || colour(a) - colour(b));
  const chosen = byFrequency.slice(0, MOST_COLOURS);
  const channels = channelsOf(Int32Array.from(chosen, colour));
  const indices = new Uint8Array(palette.length);
  for (const [index, number] of chosen.entries()) indices[number] = index;
  for (const number of byFrequency.slice(MOST_COLOURS)) indices[number] = nearestTo(colour(number), channels);
  return { channels, indices };
}

/** A shorter run is written sooner here than the engine begins to. */
const LONG_RUN = 32;

/** A row for each row of the picture: PNG's filter byte, which is none, then an index for each pixel. */
function indexedRows({ count, colours, ends }: Runs, indices: Uint8Array, width: number, height: number): Uint8Array {
  const rows = new Uint8Array((width + 1) * height);
  let start = 0;
  for (let run = 0; run < count; run += 1) {
    const index = indices[colours[run] as number] as number;
    const end = ends[run] as number;
    const filterBytes = Math.floor(start / width) + 1;
    if (end - start >= LONG_RUN) rows.fill(index, start + filterBytes, end + filterBytes);
    else for (let at = start + filterBytes; at < end + filterBytes; at += 1) rows[at] = index;
    start = end;
  }
  return rows;
}

/** A part of a PNG: its length, its name, its content and a checksum of the last two. */
function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/**
 * Writes a picture of few colours as a PNG with a palette (W3C, Portable Network Graphics, colour type 3). A picture
 * with up to 128 colours comes out exactly; of one with more, the rarest take the colour nearest to theirs among the
 * 128 most frequent. For drawings of flat colours, where the rare ones stand at soft edges, that takes a fraction of
 * the time of a quantiser that can do photographs.
 *
 * @param pixels four bytes each (red, green, blue, opacity), row by row; all opaque
 */
export function indexedPng(pixels: Uint8Array, width: number, height: number): Buffer {
  const words = new Int32Array(pixels.buffer, pixels.byteOffset, width * height);
  const runs = runsOf(words, width);
  const { channels, indices } = chooseColours(runs);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits an index, with a palette; the one way of packing and filtering, not interlaced.
  header.set([8, 3, 0, 0, 0], 8);
  // Flat colours are long runs. To look for other repetitions takes three times as long for a tenth fewer bytes.
  const packed = deflateSync(indexedRows(runs, indices, width, height), { strategy: constants.Z_RLE });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk(
      'PLTE',
      channels.filter((_, at) => at % 4 < 3),
    ),
    chunk('IDAT', packed),
    chunk('IEND', new Uint8Array()),
  ]);
}
