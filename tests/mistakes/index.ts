import { readFileSync } from 'node:fs';
import { parse, parseDocument } from 'yaml';
import { checkContent } from '../../src/collections/checks/check-content.ts';
import { type ContentTree, isText } from '../../src/collections/loader/content-tree.ts';
import { isRecordFile } from '../../src/collections/loader/read-record.ts';
import type { SiteOptions } from '../../src/collections/checks/site.ts';
import type { Library } from '../../src/pdf/library/read-library.ts';
import { SetupError } from '../../tools/setup.mjs';
import { tree } from '../lib/content-files.ts';
import { now } from '../lib/content-now.ts';
import { documentExamples } from './documents.ts';
import type { Example } from './example.ts';
import { fieldExamples } from './fields.ts';
import { fileExamples } from './files.ts';
import { linkExamples } from './links.ts';
import { recordExamples } from './records.ts';
import { rowExamples } from './rows.ts';
import { textExamples } from './text.ts';

/** Mistakes that writers make: the tests check the message of each, and the writers' guide lists them. */
export const examples: readonly Example[] = [
  ...fileExamples,
  ...fieldExamples,
  ...textExamples,
  ...linkExamples,
  ...recordExamples,
  ...documentExamples,
  ...rowExamples,
];

const encode = (text: string) => new TextEncoder().encode(text);

/** The date on which the examples are checked. */
export const day = new Date('2026-01-01T00:00:00Z');

const complaints = readFileSync(`${import.meta.dirname}/../lib/complaints.yaml`);

/** A document of a later month, as `npm run month` names it. */
const isLater = (file: string) =>
  (/^content\/documents\/.*-(20\d\d-\d\d)(?:-\d\d)?\.yaml$/.exec(file)?.[1] ?? '') > '2025-09';

/** Without the documents of later months; those that they replace are made from the content again. */
function withoutLater(all: ContentTree['texts']): Map<string, Uint8Array> {
  const texts = new Map(all);
  for (const file of [...texts.keys()].filter(isLater).sort().reverse()) {
    const { replaces, madeFrom } = parse(new TextDecoder().decode(texts.get(file))) as Record<
      string,
      string | undefined
    >;
    const replaced = `content/documents/${replaces ?? ''}.yaml`;
    const before = new TextDecoder().decode(texts.get(replaced));
    texts.delete(file);
    if (before !== '' && madeFrom !== undefined) texts.set(replaced, encode(withField(before, 'madeFrom', madeFrom)));
  }
  return texts;
}

/** The content with records up to September 2025 and complaints up to August: later months must change no message. */
export function inSeptember({ texts, ...rest }: ContentTree): ContentTree {
  const cut = [...withoutLater(texts)].map(([file, bytes]): [string, Uint8Array] => {
    if (file === 'content/complaints.yaml') return [file, complaints];
    const text = new TextDecoder().decode(bytes);
    if (file.endsWith('/complaints-data.yaml')) return [file, encode(withField(text, 'period', '2025-08'))];
    if (!isRecordFile(file)) return [file, bytes];
    const lines = text.split('\n').filter((line) => line.startsWith('month') || line < '2025-10');
    return [file, encode(lines.join('\n'))];
  });
  return { ...rest, texts: new Map(cut) };
}

/** The second file that some mistakes need; a text is a draft. */
const otherFile = (path: string, bytes: number) =>
  isText(path) ? encode('---\ndraft: true\n---\n\nWords.\n') : new Uint8Array(bytes);

/** The line of a text that the changed line replaces. */
const formOf = (text: string, line: string): string => {
  const field = line.slice(0, line.indexOf(':') + 1);
  return text.split('\n').find((candidate) => candidate.startsWith(field)) ?? field;
};

/** A file with another value in a field, or without the field. */
function withField(text: string, name: string, value: unknown): string {
  const [, head = '', fields = text, rest = ''] = /^(---\n)(.*?\n)(---\n.*)$/s.exec(text) ?? [];
  const document = parseDocument(fields);
  if (value === undefined) document.deleteIn(name.split('.'));
  else document.setIn(name.split('.'), document.createNode(value));
  return head + document.toString({ lineWidth: 0 }) + rest;
}

/** The example's file with the mistake. @throws a message if the text to be changed is not there */
function madeWrong(
  { name, change, line, put, bytes, file }: Example,
  texts: ContentTree['texts'],
): Uint8Array | undefined {
  if (bytes !== undefined) return Uint8Array.from(bytes);
  if (typeof change === 'string') return encode(change);
  const text = new TextDecoder().decode(texts.get(file));
  if (put !== undefined) return encode(withField(text, ...put));
  const [from, to] = change ?? [line && formOf(text, line), line];
  if (from === undefined || to === undefined) return texts.get(file);
  if (!text.includes(from)) throw new SetupError(`The example “${name}” of tests/mistakes needs “${from}” in ${file}.`);
  return encode(text.replace(from, () => to));
}

/** The PDFs for an example: all are correct, except perhaps the one of its own file. */
export function libraryOf({ file, pdf }: Example, tree: ContentTree): Library {
  const [, name = ''] = /^file: (.*)$/m.exec(new TextDecoder().decode(tree.texts.get(file))) ?? [];
  return { pdfs: new Map(pdf === undefined ? [] : [[name, pdf]]), isAsMade: () => false };
}

/** In the order in which a folder lists its files. */
const byPath = <Value>(files: Map<string, Value>) => new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));

/** The content with one example's mistake in it. */
export function withMistake(tree: ContentTree, example: Example): ContentTree {
  const texts = new Map(tree.texts);
  const sizes = new Map(tree.sizes);
  const firstBytes = new Map(tree.firstBytes);
  const { file, also, remove } = example;
  const wrong = madeWrong(example, texts);
  if (wrong !== undefined) {
    if (isText(file)) texts.set(file, wrong);
    sizes.set(file, wrong.length);
  }
  if (also) {
    const [path, size, beginning] = also;
    if (isText(path)) texts.set(path, otherFile(path, size));
    sizes.set(path, size);
    if (beginning !== undefined) firstBytes.set(path, beginning);
  }
  for (const path of [...sizes.keys()].filter((candidate) => remove !== undefined && candidate.startsWith(remove))) {
    texts.delete(path);
    sizes.delete(path);
  }
  return { texts: byPath(texts), sizes: byPath(sizes), firstBytes };
}

/** PDFs without a fault. */
export const whole: Library = { pdfs: new Map(), isAsMade: () => false };

/** The mistakes that the checks find in the site's own content with those of these examples. */
export const mistakesAfter = (examples: readonly Example[], options?: Partial<SiteOptions>, library = whole) =>
  checkContent(examples.reduce(withMistake, tree), { now, ...options }, library).mistakes;
