/** Reading and writing TrueType files: the table directory and the character map. */

export type Tables = Map<string, Buffer>;

export function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = 12 + index * 16;
    const start = font.readUInt32BE(entry + 8);
    tables.set(
      font.toString('latin1', entry, entry + 4),
      Buffer.from(font.subarray(start, start + font.readUInt32BE(entry + 12))),
    );
  }
  return tables;
}

/** The checksums stay zero: HarfBuzz, which reads the result, writes them anew. */
export function writeTables(tables: Tables): Buffer {
  const directory = Buffer.alloc(12 + tables.size * 16);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(tables.size, 4);
  const bodies: Buffer[] = [];
  let start = directory.length;
  for (const [index, [tag, table]] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1)).entries()) {
    const entry = 12 + index * 16;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(start, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    const body = padded(table, 4);
    bodies.push(body);
    start += body.length;
  }
  return Buffer.concat([directory, ...bodies]);
}

export function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`the font has no table ${tag}`);
  return found;
}

/** The item at `index`, which must be there. */
export function item<Item>(list: readonly Item[], index: number): Item {
  const found = list.at(index);
  if (found === undefined) throw new RangeError(`there is no item ${index}`);
  return found;
}

export const padded = (bytes: Buffer, to: number) =>
  Buffer.concat([bytes, Buffer.alloc((to - (bytes.length % to)) % to)]);

/** 16-bit numbers, big-endian; negative ones in two’s complement. */
export function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2);
  return bytes;
}

/** Code point → glyph, from the format 4 subtable, which holds everything below U+10000. */
export function readCharacters(tables: Tables): Map<number, number> {
  const cmap = table(tables, 'cmap');
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(4 + index * 8 + 4));
  const start = starts.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('the font’s cmap has no subtable of format 4');
  const width = cmap.readUInt16BE(start + 6);
  const characters = new Map<number, number>();
  for (let segment = start + 14; segment < start + 14 + width; segment += 2) {
    const last = cmap.readUInt16BE(segment);
    const first = cmap.readUInt16BE(segment + 2 + width);
    const delta = cmap.readUInt16BE(segment + 2 + width * 2);
    const rangeAt = segment + 2 + width * 3;
    const rangeOffset = cmap.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const direct = rangeOffset === 0 ? code : cmap.readUInt16BE(rangeAt + rangeOffset + (code - first) * 2);
      const glyph = direct === 0 ? 0 : (direct + delta) & 0xffff;
      if (glyph !== 0) characters.set(code, glyph);
    }
  }
  return characters;
}

/** The characters of `text` that the font lacks. */
export function lacking(tables: Tables, text: string): string[] {
  const present = readCharacters(tables);
  return Array.from(text).filter((character) => !present.has(character.codePointAt(0) ?? 0));
}

/** A cmap with one format 4 subtable, one segment for each run of characters whose glyphs run on too. */
export function writeCharacters(characters: Map<number, number>): Buffer {
  const segments: { first: number; last: number; delta: number }[] = [];
  for (const [code, glyph] of [...characters].sort(([a], [b]) => a - b)) {
    const open = segments.at(-1);
    if (open && open.last + 1 === code && open.delta === glyph - code) open.last = code;
    else segments.push({ first: code, last: code, delta: glyph - code });
  }
  segments.push({ first: 0xffff, last: 0xffff, delta: 1 });
  const count = segments.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const subtable = words(
    4,
    16 + count * 8,
    0,
    count * 2,
    power * 2,
    Math.log2(power),
    (count - power) * 2,
    ...segments.map(({ last }) => last),
    0,
    ...segments.map(({ first }) => first),
    ...segments.map(({ delta }) => delta),
    ...segments.map(() => 0),
  );
  return Buffer.concat([words(0, 1, 3, 1, 0, 12), subtable]);
}
