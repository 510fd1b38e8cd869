import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { checkContent } from '../../src/collections/checks/check-content.ts';
import { readTree } from '../../src/collections/loader/content-tree.ts';
import { describeDesk, type Desk } from '../../src/desk/entries/describe-desk.ts';
import { siteFrom } from '../../src/desk/entries/read-site.ts';
import type { DeskField, DeskFields } from '../../src/desk/fields/desk-field.ts';
import { cutEntry, joinEntry } from '../../src/collections/loader/entry-text.ts';
import { entryOf } from '../../src/lib/entry-of.ts';
import { mergeEntry } from '../../src/desk/save/merge-entry.ts';
import type { RoundTrip } from '../../tools/desk/server/desk-state.ts';
import { root } from '../../tools/lib/run.mjs';
import { now } from '../lib/content-now.ts';
import { bytesBelow } from '../lib/project-copy.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { copyWithDesk } from './support/desk.ts';

const site = siteFrom(root, now);
const desk = describeDesk(site);
const files = site.entries.map((entry) => ({
  ...entry,
  text: readFileSync(path.join(root, entry.file), 'utf8'),
  kind: desk.collections[entry.collection],
}));

let through: RoundTrip;
beforeAll(async () => {
  const made = path.join(root, '.cache/desk/app/round-trip.js');
  const { roundTrips } = (await import(made)) as { roundTrips: (all: Desk) => RoundTrip };
  through = roundTrips(desk);
});

const written = ({ collection, id, text }: (typeof files)[number]) => through(collection, id, text);

/** The fields with one value replaced. */
function withValue(fields: string, way: readonly string[], value: unknown): string {
  const document = parseDocument(fields);
  // Without YAML aliases for repeated items, which nobody would type.
  document.setIn(way, document.createNode(value, { aliasDuplicateObjects: false }));
  return String(document);
}

const valueAt = (fields: string, way: readonly string[]) =>
  way.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], parse(fields));

const remarks = (text: string) => text.split('\n').filter((line) => /^\s*#( |$)/.test(line) || / # /.test(line));

it.each(files)('opening and saving $file unchanged leaves it the same', (entry) => {
  const after = written(entry);
  expect(mergeEntry(entry.text, after, after, entry.kind)).toBe(entry.text);
});

it('says that the editor cannot show a footnote of one word, which it would make a link', () => {
  const article = entryOf(files, 'Communique4');
  const noted = `${article.text}\nA claim.[^ibid]\n\n[^ibid]: Ibid.\n`;
  expect(() => written({ ...article, text: noted })).toThrow('a note of one word');
});

/** The list without its first item, or with that item repeated at the end. */
function otherList(value: unknown, random: number): unknown {
  const items: unknown[] = Array.isArray(value) ? value : [];
  if (items.length === 0) return value;
  return random % 2 === 0 ? items.slice(1) : [...items, ...items.slice(0, 1)];
}

/** A different value that a form accepts for a field. */
function otherValue(field: DeskField, value: unknown, random: number): unknown {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string'
        ? `${value}${['!', ' – more', ': so', " 'quoted'", ' #5', '\nand more'][random % 6] ?? ''}`
        : 'x';
    case 'number':
      return typeof value === 'number' ? value + 1 : 1;
    case 'check':
      return value !== true;
    case 'date':
      return '2024-02-29';
    case 'choice':
      return field.choices[random % Math.max(1, field.choices.length)]?.value ?? '';
    case 'list':
      return otherList(value, random);
    default:
      return value;
  }
}

/** Every field outside lists, with its path. */
function waysTo(fields: DeskFields, before: string[] = []): { way: string[]; field: DeskField }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const way = [...before, name];
    return field.kind === 'group' ? waysTo(field.fields, way) : [{ way, field }];
  });
}

/** The mistakes that the checks find in a file with the given text. */
function verdict(file: string, text: string): string[] {
  const tree = readTree(root);
  const texts = new Map(tree.texts).set(file, Buffer.from(text));
  const { mistakes } = checkContent({ ...tree, texts }, { now, forWriters: true });
  return mistakes.filter((one) => one.file === file).map(({ field, message }) => `${field ?? ''} ${message}`);
}

it('writes each random change as if it had been typed, and keeps every comment', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), (which, place, random) => {
      const file = files[which % files.length] as (typeof files)[number];
      const before = written(file);
      const cut = cutEntry(before, file.kind.ending);
      const ways = waysTo(file.kind.fields).filter(({ field }) => field.kind !== 'picture' && field.kind !== 'pdf');
      const { way, field } = ways[place % ways.length] ?? { way: [], field: undefined };
      if (field === undefined) return;
      const value = otherValue(field, valueAt(cut.fields, way), random);
      const after = joinEntry({ ...cut, fields: withValue(cut.fields, way, value) }, file.kind.ending);
      const saved = mergeEntry(file.text, before, after, file.kind);
      const asTyped = cutEntry(file.text, file.kind.ending);
      // A form has a value for every field of a list item, but the file may have only those that were typed.
      const meant = field.kind === 'list' ? otherValue(field, valueAt(asTyped.fields, way), random) : value;
      const now = cutEntry(saved, file.kind.ending);
      const said = valueAt(now.fields, way);
      if (said !== undefined) expect(said).toEqual(typeof meant === 'string' ? meant.trimEnd() : meant);
      expect(now.text).toBe(asTyped.text);
      if (field.kind !== 'list') expect(remarks(saved)).toEqual(remarks(file.text));
      if (said === undefined) return;
      const byHand = joinEntry({ fields: withValue(asTyped.fields, way, meant), text: now.text }, file.kind.ending);
      expect(verdict(file.file, saved)).toEqual(verdict(file.file, byHand));
    }),
    { numRuns: 200 },
  );
});

/** The pages of a project, built with a fixed time. */
function pagesOf(project: string): Record<string, string> {
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(now.getTime() / 1000) };
  execFileSync(process.execPath, ['tools/build.ts'], { cwd: project, stdio: 'pipe', env });
  const built = Object.entries(bytesBelow(path.join(project, 'dist')));
  return Object.fromEntries(built.filter(([file]) => file.endsWith('.html')));
}

it('builds the same pages from the engine’s output as from the typed files', () => {
  const project = copyWithDesk(temporaryFolder());
  const typed = pagesOf(project);
  // The fields are as typed; the text is completely rewritten by the engine.
  const isPlain = ({ text }: { text: string }) => !/\\?\[\^|^\|.*-:/m.test(text);
  for (const entry of files.filter(isPlain)) {
    const { fields } = cutEntry(entry.text, entry.kind.ending);
    const { text } = cutEntry(written(entry), entry.kind.ending);
    writeFileSync(path.join(project, entry.file), joinEntry({ fields, text }, entry.kind.ending));
  }
  expect(files.filter((entry) => !isPlain(entry)).length).toBeLessThan(10);
  const saved = pagesOf(project);
  // If a word is both bold and a term, the engine swaps the nesting: bold inside the term. In practice this affects
  // only paragraphs that a writer changes.
  expect(Object.keys(typed).filter((page) => typed[page] !== saved[page])).toEqual(['Communique2.html']);
});
