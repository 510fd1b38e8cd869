import { item, readCharacters, readTables, table, words, writeTables } from './sfnt.ts';

const HEADER = 20;
const LONG_OFFSETS = 1;

/**
 * Keeps the outlines of some characters the same at every weight, which halves what they cost. Meant for letters that
 * are put together from a plain letter and an accent: the plain letter in them still takes its weight.
 */
export function keepSteady(font: Buffer, isSteady: (character: string) => boolean): Buffer {
  const tables = readTables(font);
  const gvar = table(tables, 'gvar');
  const steady = new Set(
    [...readCharacters(tables)].filter(([code]) => isSteady(String.fromCodePoint(code))).map(([, glyph]) => glyph),
  );
  const count = gvar.readUInt16BE(12);
  const isLong = (gvar.readUInt16BE(14) & LONG_OFFSETS) !== 0;
  const start = gvar.readUInt32BE(16);
  const offset = (glyph: number) =>
    start + (isLong ? gvar.readUInt32BE(HEADER + glyph * 4) : 2 * gvar.readUInt16BE(HEADER + glyph * 2));
  const data = Array.from({ length: count }, (_, glyph) =>
    steady.has(glyph) ? Buffer.alloc(0) : gvar.subarray(offset(glyph), offset(glyph + 1)),
  );
  const ends = data.reduce<number[]>((all, { length }) => [...all, item(all, all.length - 1) + length], [0]);
  const offsets = isLong ? longWords(ends) : words(...ends.map((end) => end / 2));
  const shared = gvar.subarray(
    gvar.readUInt32BE(8),
    gvar.readUInt32BE(8) + 2 * gvar.readUInt16BE(4) * gvar.readUInt16BE(6),
  );
  const header = Buffer.from(gvar.subarray(0, HEADER));
  header.writeUInt32BE(HEADER + offsets.length, 8);
  header.writeUInt32BE(HEADER + offsets.length + shared.length, 16);
  tables.set('gvar', Buffer.concat([header, offsets, shared, ...data]));
  return writeTables(tables);
}

function longWords(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}
