import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { checkContent } from '../../src/collections/checks/check-content.ts';
import { readTree } from '../../src/collections/loader/content-tree.ts';
import { describeDesk, type Desk } from '../../src/desk/entries/describe-desk.ts';
import { siteFrom } from '../../src/desk/entries/read-site.ts';
import type { DeskField, DeskFields } from '../../src/desk/fields/desk-field.ts';
import { cutEntry, joinEntry } from '../../src/desk/save/cut-entry.ts';
import { mergeEntry } from '../../src/desk/save/merge-entry.ts';
import type { RoundTrip } from '../../tools/desk/server/desk-state.ts';
import { root } from '../../tools/lib/run.mjs';
import { now } from '../lib/content-now.ts';
import { bytesBelow } from '../lib/project-copy.ts';
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

/** The same fields with another value of one. */
function withValue(fields: string, way: readonly string[], value: unknown): string {
  const document = parseDocument(fields);
  // In full even where an item stands twice: nobody types an alias.
  document.setIn(way, document.createNode(value, { aliasDuplicateObjects: false }));
  return String(document);
}

const valueAt = (fields: string, way: readonly string[]) =>
  way.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], parse(fields));

const remarks = (text: string) => text.split('\n').filter((line) => /^\s*#( |$)/.test(line) || / # /.test(line));

it.each(files)('an entry that is opened and saved unchanged, $file, is the same file', (entry) => {
  const after = written(entry);
  expect(mergeEntry(entry.text, after, after, entry.kind)).toBe(entry.text);
});

/** A list without its first item, or with it once more at the end. */
function otherList(value: unknown, random: number): unknown {
  const items: unknown[] = Array.isArray(value) ? value : [];
  if (items.length === 0) return value;
  return random % 2 === 0 ? items.slice(1) : [...items, ...items.slice(0, 1)];
}

/** Another value of a field, of those that a form lets through. */
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

/** Every field outside of lists, by the way to it. */
function waysTo(fields: DeskFields, before: string[] = []): { way: string[]; field: DeskField }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const way = [...before, name];
    return field.kind === 'group' ? waysTo(field.fields, way) : [{ way, field }];
  });
}

/** What checks say of the content with one file in another form. */
function verdict(file: string, text: string): string[] {
  const tree = readTree(root);
  const texts = new Map(tree.texts).set(file, Buffer.from(text));
  const { mistakes } = checkContent({ ...tree, texts }, { now, forWriters: true });
  return mistakes.filter((one) => one.file === file).map(({ field, message }) => `${field ?? ''} ${message}`);
}

it('writes each random change so that it can be read, as if it were typed by hand, and keeps every remark', () => {
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
      // A form has something for every field of an item; in the file only what somebody typed may stand.
      const meant = field.kind === 'list' ? otherValue(field, valueAt(asTyped.fields, way), random) : value;
      const now = cutEntry(saved, file.kind.ending);
      const said = valueAt(now.fields, way);
      if (said !== undefined) expect(said).toEqual(typeof meant === 'string' ? meant.trim() : meant);
      expect(now.text).toBe(asTyped.text);
      if (field.kind !== 'list') expect(remarks(saved)).toEqual(remarks(file.text));
      if (said === undefined) return;
      const byHand = joinEntry({ fields: withValue(asTyped.fields, way, meant), text: now.text }, file.kind.ending);
      expect(verdict(file.file, saved)).toEqual(verdict(file.file, byHand));
    }),
    { numRuns: 200 },
  );
});

/** The pages of a project, built at one moment. */
function pagesOf(project: string): Record<string, string> {
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(now.getTime() / 1000) };
  execFileSync(process.execPath, ['tools/build.ts'], { cwd: project, stdio: 'pipe', env });
  const built = Object.entries(bytesBelow(path.join(project, 'dist')));
  return Object.fromEntries(built.filter(([file]) => file.endsWith('.html')));
}

it('makes the same pages of the engine’s own writing as of the files that writers typed', () => {
  const project = copyWithDesk();
  onTestFinished(() => {
    rmSync(project, { recursive: true, force: true });
  });
  const typed = pagesOf(project);
  // Fields are merged; the text is the engine's own, all of it.
  const isPlain = ({ text }: { text: string }) => !/\\?\[\^|^\|.*-:/m.test(text);
  for (const entry of files.filter(isPlain)) {
    const { fields } = cutEntry(entry.text, entry.kind.ending);
    const { text } = cutEntry(written(entry), entry.kind.ending);
    writeFileSync(path.join(project, entry.file), joinEntry({ fields, text }, entry.kind.ending));
  }
  expect(files.filter((entry) => !isPlain(entry)).length).toBeLessThan(10);
  const saved = pagesOf(project);
  // Where a word is bold and a term at once the engine turns the two around: bold within the term. So it would be in a
  // paragraph that somebody changes; in any other the words stay as they were typed.
  expect(Object.keys(typed).filter((page) => typed[page] !== saved[page])).toEqual(['Communique2.html']);
});
