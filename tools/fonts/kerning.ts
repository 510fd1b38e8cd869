/**
 * Both families keep their kerning in overlapping tables that take a tenth to a third of the file. Here every pair is
 * looked up once and written to one table of classes: glyphs that kern alike share a row or a column.
 */
import { item, readCharacters, readTables, table, words, writeTables } from './sfnt.ts';

/** How exact the kerning is to be, in thousandths of the em. */
export interface KerningDetail {
  /** Lesser kerning is dropped. */
  least: number;
  /** The rest is rounded to multiples of this. */
  step: number;
}

/** Only these characters kern, and ligatures, which have no character of their own. */
const kerned = /[\p{Letter}\p{Number}\s.,;:\-–—‘’“”'"?()&₹%+/]/u;

/**
 * Writes the kerning of `source` into `font` in its shorter form. A variable font takes it from a static cut of the
 * same glyphs in the same order: kerning that changes with the weight would cost more than it shows.
 */
export function rewriteKerning(font: Buffer, { least, step }: KerningDetail, source = font): Buffer {
  const tables = readTables(source);
  const unit = table(tables, 'head').readUInt16BE(18) / 1000;
  const count = table(tables, 'maxp').readUInt16BE(4);
  const names = new Map([...readCharacters(tables)].map(([code, glyph]) => [glyph, String.fromCodePoint(code)]));
  const inUse = Array.from({ length: count }, (_, glyph) => glyph !== 0 && kerned.test(names.get(glyph) ?? 'ﬁ'));
  const kerning = readKerning(table(tables, 'GPOS'));
  const value = (first: number, second: number) => {
    if (!inUse[first] || !inUse[second]) return 0;
    const exact = kerning(first, second);
    return Math.abs(exact) < least * unit ? 0 : Math.round(exact / (step * unit)) * step * unit;
  };
  const target = readTables(font);
  target.set(
    'GPOS',
    writeKerning(
      Array.from({ length: count }, (_, first) => Array.from({ length: count }, (_, second) => value(first, second))),
    ),
  );
  return writeTables(target);
}

const PAIRS = 2;
const EXTENSION = 9;
const ADVANCE_ONLY = 4;

/** The horizontal kerning of a pair, as a shaper would find it: the first subtable that knows the pair decides. */
function readKerning(gpos: Buffer): (first: number, second: number) => number {
  const u16 = (at: number) => gpos.readUInt16BE(at);
  const lookups = u16(8);
  if (u16(lookups) !== 1) throw new Error('kerning in several lookups is not understood');
  const lookup = lookups + u16(lookups + 2);
  const type = u16(lookup);
  const subtables = Array.from({ length: u16(lookup + 4) }, (_, index) => {
    const at = lookup + u16(lookup + 6 + index * 2);
    const [pairs, start] = type === EXTENSION ? [u16(at + 2), at + gpos.readUInt32BE(at + 4)] : [type, at];
    if (pairs !== PAIRS || u16(start + 4) !== ADVANCE_ONLY || u16(start + 6) !== 0)
      throw new Error('kerning by other than an advance is not understood');
    return u16(start) === 1 ? pairSets(start) : pairClasses(start);
  });
  return (first, second) => {
    for (const find of subtables) {
      const found = find(first, second);
      if (found !== undefined) return found;
    }
    return 0;
  };

  function pairSets(start: number) {
    const sets = new Map<number, Map<number, number>>();
    for (const [glyph, index] of coverage(start + u16(start + 2))) {
      const set = start + u16(start + 10 + index * 2);
      sets.set(
        glyph,
        new Map(
          Array.from({ length: u16(set) }, (_, pair) => [
            u16(set + 2 + pair * 4),
            gpos.readInt16BE(set + 4 + pair * 4),
          ]),
        ),
      );
    }
    return (first: number, second: number) => sets.get(first)?.get(second);
  }

  function pairClasses(start: number) {
    const covered = coverage(start + u16(start + 2));
    const [rows, columns] = [classes(start + u16(start + 8)), classes(start + u16(start + 10))];
    const width = u16(start + 14);
    return (first: number, second: number) =>
      covered.has(first)
        ? gpos.readInt16BE(start + 16 + ((rows.get(first) ?? 0) * width + (columns.get(second) ?? 0)) * 2)
        : undefined;
  }

  function coverage(at: number): Map<number, number> {
    const covered = new Map<number, number>();
    for (let index = 0; index < u16(at + 2); index++) {
      if (u16(at) === 1) covered.set(u16(at + 4 + index * 2), index);
      else
        for (let glyph = u16(at + 4 + index * 6); glyph <= u16(at + 6 + index * 6); glyph++)
          covered.set(glyph, covered.size);
    }
    return covered;
  }

  function classes(at: number): Map<number, number> {
    const found = new Map<number, number>();
    if (u16(at) === 1)
      for (let index = 0; index < u16(at + 4); index++) found.set(u16(at + 2) + index, u16(at + 6 + index * 2));
    else
      for (let index = 0; index < u16(at + 2); index++) {
        const range = at + 4 + index * 6;
        for (let glyph = u16(range); glyph <= u16(range + 2); glyph++) found.set(glyph, u16(range + 4));
      }
    return found;
  }
}

/** A GPOS table with one feature, kern, for all scripts. */
function writeKerning(matrix: number[][]): Buffer {
  const rows = classesOf(matrix);
  const columns = classesOf(matrix.map((_, second) => matrix.map((row) => item(row, second))));
  const values = words(
    ...rows.members.flatMap((first) =>
      columns.members.map((second) =>
        first === undefined || second === undefined ? 0 : item(item(matrix, first), second),
      ),
    ),
  );
  const firsts = [...rows.of.keys()].filter((glyph) => rows.of[glyph] !== 0);
  const coverage = words(1, firsts.length, ...firsts);
  const rowClasses = words(1, 0, rows.of.length, ...rows.of);
  const columnClasses = words(1, 0, columns.of.length, ...columns.of);
  const afterValues = 16 + values.length;
  const subtable = Buffer.concat([
    words(
      2,
      afterValues,
      ADVANCE_ONLY,
      0,
      afterValues + coverage.length,
      afterValues + coverage.length + rowClasses.length,
      rows.members.length,
      columns.members.length,
    ),
    values,
    coverage,
    rowClasses,
    columnClasses,
  ]);
  const anyLanguage = words(4, 0, 0, 0xffff, 1, 0);
  const scripts = Buffer.concat([
    words(2),
    Buffer.from('DFLT'),
    words(14),
    Buffer.from('latn'),
    words(14),
    anyLanguage,
  ]);
  const features = Buffer.concat([words(1), Buffer.from('kern'), words(8), words(0, 1, 0)]);
  const lookups = Buffer.concat([words(1, 4), words(PAIRS, 0, 1, 8), subtable]);
  const header = words(1, 0, 10, 10 + scripts.length, 10 + scripts.length + features.length);
  return Buffer.concat([header, scripts, features, lookups]);
}

/** Numbers the different rows, and names one member of each; class 0 is for rows of zeros. */
function classesOf(rows: number[][]): { of: number[]; members: (number | undefined)[] } {
  const numbers = new Map([
    [
      item(rows, 0)
        .map(() => 0)
        .join(),
      0,
    ],
  ]);
  const members: (number | undefined)[] = [undefined];
  const of = rows.map((row, glyph) => {
    const key = row.join();
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, members.length);
    members.push(glyph);
    return members.length - 1;
  });
  return { of, members };
}
