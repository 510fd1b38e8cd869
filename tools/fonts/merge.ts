/** Adds glyphs of one font to another of the same family and the same units per em. */
import {
  item,
  padded,
  readCharacters,
  readTables,
  table,
  type Tables,
  words,
  writeCharacters,
  writeTables,
} from './sfnt.ts';

interface Glyph {
  outline: Buffer;
  advance: number;
  bearing: number;
}

/**
 * A copy of `font` with every character of `additions` that it lacks. For a font with one axis, `bolder`
 * is the same cut as `additions` at the far end of that axis; a glyph varies in a straight line between the two.
 * The font must be free of HVAR, which would have to name the new glyphs.
 */
export function mergeGlyphs(font: Buffer, additions: Buffer, bolder?: Buffer): Buffer {
  const tables = readTables(font);
  const source = readTables(additions);
  const far = bolder && readTables(bolder);
  if (table(tables, 'head').readUInt16BE(18) !== table(source, 'head').readUInt16BE(18))
    throw new Error('the fonts differ in units per em');
  if (tables.has('HVAR') || tables.has('gvar') !== (far !== undefined))
    throw new Error('only a font without HVAR can take glyphs, a varying one in two cuts');

  const glyphs = readGlyphs(tables);
  const characters = readCharacters(tables);
  const deltas: Buffer[] = [];
  const from = readGlyphs(source);
  const farGlyphs = far && readGlyphs(far);
  const farCharacters = far && readCharacters(far);
  for (const [code, id] of readCharacters(source)) {
    if (characters.has(code)) continue;
    const glyph = item(from, id);
    characters.set(code, glyphs.length);
    if (glyph.outline.length > 0 && glyph.outline.readInt16BE(0) < 0) {
      if (far) throw new Error('a varying glyph made of parts cannot be added');
      const part = singlePart(glyph.outline);
      glyphs.push({ ...glyph, outline: withPart(glyph.outline, glyphs.length + 1) }, item(from, part));
    } else {
      glyphs.push(glyph);
      if (farGlyphs && farCharacters) deltas.push(variation(glyph, item(farGlyphs, farCharacters.get(code) ?? 0)));
    }
  }
  writeGlyphs(tables, glyphs);
  tables.set('cmap', writeCharacters(characters));
  if (far) tables.set('gvar', appendVariations(table(tables, 'gvar'), deltas));
  return writeTables(tables);
}

function readGlyphs(tables: Tables): Glyph[] {
  const [head, loca, glyf, hmtx] = [
    table(tables, 'head'),
    table(tables, 'loca'),
    table(tables, 'glyf'),
    table(tables, 'hmtx'),
  ];
  const measured = table(tables, 'hhea').readUInt16BE(34);
  const offset = (id: number) =>
    head.readInt16BE(50) === 0 ? loca.readUInt16BE(id * 2) * 2 : loca.readUInt32BE(id * 4);
  return Array.from({ length: table(tables, 'maxp').readUInt16BE(4) }, (_, id) => ({
    outline: glyf.subarray(offset(id), offset(id + 1)),
    advance: hmtx.readUInt16BE(Math.min(id, measured - 1) * 4),
    bearing: hmtx.readInt16BE(id < measured ? id * 4 + 2 : measured * 4 + (id - measured) * 2),
  }));
}

function writeGlyphs(tables: Tables, glyphs: Glyph[]): void {
  const outlines = glyphs.map(({ outline }) => padded(outline, 4));
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  let end = 0;
  for (const [id, outline] of outlines.entries()) loca.writeUInt32BE((end += outline.length), (id + 1) * 4);
  tables.set('glyf', Buffer.concat(outlines));
  tables.set('loca', loca);
  tables.set('hmtx', words(...glyphs.flatMap(({ advance, bearing }) => [advance, bearing])));
  table(tables, 'head').writeInt16BE(1, 50);
  table(tables, 'hhea').writeUInt16BE(glyphs.length, 34);
  table(tables, 'maxp').writeUInt16BE(glyphs.length, 4);
}

const MORE_PARTS = 0x0020;

function singlePart(outline: Buffer): number {
  if (outline.readUInt16BE(10) & MORE_PARTS) throw new Error('a glyph of several parts cannot be added');
  return outline.readUInt16BE(12);
}

function withPart(outline: Buffer, part: number): Buffer {
  const copy = Buffer.from(outline);
  copy.writeUInt16BE(part, 12);
  return copy;
}

interface Points {
  ends: number[];
  x: number[];
  y: number[];
}

function readPoints(outline: Buffer): Points {
  const contours = outline.readInt16BE(0);
  const ends = Array.from({ length: contours }, (_, index) => outline.readUInt16BE(10 + index * 2));
  const count = item(ends, -1) + 1;
  let at = 10 + contours * 2;
  at += 2 + outline.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = outline.readUInt8(at++);
    const repeats = flag & 8 ? outline.readUInt8(at++) : 0;
    for (let copy = 0; copy <= repeats; copy++) flags.push(flag);
  }
  const coordinates = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += outline.readUInt8(at++) * (flag & same ? 1 : -1);
      else if (!(flag & same)) {
        value += outline.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  return { ends, x: coordinates(2, 16), y: coordinates(4, 32) };
}

/** The glyph’s entry in gvar: one tuple at the end of the axis, a delta for every point and for the advance. */
function variation(near: Glyph, far: Glyph): Buffer {
  const [a, b] = [readPoints(near.outline), readPoints(far.outline)];
  if (a.ends.join() !== b.ends.join()) throw new Error('the two cuts of a glyph differ in their points');
  const x = [...a.x.map((value, index) => item(b.x, index) - value), 0, far.advance - near.advance, 0, 0];
  const y = [...a.y.map((value, index) => item(b.y, index) - value), 0, 0, 0, 0];
  const everyPoint = Buffer.from([0]);
  const data = Buffer.concat([everyPoint, packDeltas(x), packDeltas(y)]);
  const EMBEDDED_PEAK_AND_PRIVATE_POINTS = 0xa000;
  return padded(Buffer.concat([words(1, 10, data.length, EMBEDDED_PEAK_AND_PRIVATE_POINTS, 0x4000), data]), 4);
}

function packDeltas(deltas: number[]): Buffer {
  const inBytes = deltas.every((delta) => delta >= -128 && delta <= 127);
  const runs: Buffer[] = [];
  for (let start = 0; start < deltas.length; start += 64) {
    const run = deltas.slice(start, start + 64);
    runs.push(
      Buffer.from([(inBytes ? 0 : 0x40) | (run.length - 1)]),
      inBytes ? Buffer.from(run.map((delta) => delta & 0xff)) : words(...run),
    );
  }
  return Buffer.concat(runs);
}

function appendVariations(gvar: Buffer, added: Buffer[]): Buffer {
  const count = gvar.readUInt16BE(12);
  const long = gvar.readUInt16BE(14) & 1;
  const dataAt = gvar.readUInt32BE(16);
  const offset = (id: number) => (long ? gvar.readUInt32BE(20 + id * 4) : gvar.readUInt16BE(20 + id * 2) * 2);
  const entries = Array.from({ length: count }, (_, id) => gvar.subarray(dataAt + offset(id), dataAt + offset(id + 1)));
  entries.push(...added);

  const axes = gvar.readUInt16BE(4);
  const sharedCount = gvar.readUInt16BE(6);
  const sharedAt = gvar.readUInt32BE(8);
  const shared = gvar.subarray(sharedAt, sharedAt + sharedCount * axes * 2);
  const header = Buffer.alloc(20 + (entries.length + 1) * 4);
  gvar.copy(header, 0, 0, 8);
  header.writeUInt32BE(header.length, 8);
  header.writeUInt16BE(entries.length, 12);
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(header.length + shared.length, 16);
  let end = 0;
  for (const [id, entry] of entries.entries()) header.writeUInt32BE((end += entry.length), 20 + (id + 1) * 4);
  return Buffer.concat([header, shared, ...entries]);
}
