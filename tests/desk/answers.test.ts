import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { answersOf } from '../../tools/desk/server/answers.ts';
import { baselineOf } from '../../tools/desk/server/baseline.ts';
import { deskState } from '../../tools/desk/server/desk-state.ts';
import type { Answer } from '../../tools/desk/server/exchange.ts';
import type { Answers } from '../../src/desk/answers.ts';
import { versionOf } from '../../src/desk/save/file-state.ts';
import { UNFINISHED } from '../../src/lib/write-files.ts';
import { contentCopy } from '../lib/content-copy.ts';
import { bytesBelow } from '../lib/project-copy.ts';
import { writeInto } from '../lib/temporary-folder.ts';

// These tests open no editor.
vi.mock('launch-editor', () => ({ default: () => undefined }));

const pdf = readFileSync(path.join(process.cwd(), 'public/files/disclosure-document-2025-04.pdf'));

/** A copy of the content, and a function that sends requests to its desk. */
async function desk() {
  const root = contentCopy();
  const state = deskState(root, () => (_collection, _id, text) => text);
  const baseline = await baselineOf(root);
  const { reads, writes } = answersOf({ root, state, baseline });
  const ask = (name: string, query: Record<string, string> = {}, body: Buffer = pdf): Promise<Answer> => {
    const answer = writes[name] ?? reads[name];
    return Promise.resolve(answer?.({ query: new URLSearchParams(query), body }) ?? { data: undefined });
  };
  return { root, state, baseline, ask };
}

const subject = { subject: 'Add “New”' };

it.each<[string, query?: Record<string, string>]>([
  ['picture', { collection: 'team', name: 'portrait.jpg' }],
  ['pdf', { folder: 'files', name: 'charter.pdf' }],
  ['document', { id: 'disclosure-document', when: '2025-10-01' }],
  ['changes'],
  ['zip'],
  ['commit', subject],
  ['take-back', { file: 'content/glossary/new.yaml' }],
])('adds and hands over nothing while a month is unfinished: %s', async (name, query) => {
  const { root, ask } = await desk();
  writeInto(root, { 'content/funds/.A.mdx.month': 'half', 'content/glossary/new.yaml': 'term: New\n' });
  const before = bytesBelow(root);
  expect(await ask(name, query)).toEqual({ status: 409, data: { words: UNFINISHED } });
  expect(bytesBelow(root)).toEqual(before);
});

it('says so if a text names a component that there is not', async () => {
  const { ask } = await desk();
  const words = 'There is no component Renamed.';
  expect(await ask('props', { component: 'Renamed' })).toEqual({ status: 404, data: { words } });
});

it.each(['commit', 'zip'])('hands over only what was saved completely: %s', async (name) => {
  const { state, baseline, ask } = await desk();
  const list = vi.spyOn(baseline, 'changed');
  const save = Promise.withResolvers<undefined>();
  void state.inTurn(() => save.promise);
  const handedOver = ask(name, subject);
  expect(list).not.toHaveBeenCalled();
  save.resolve(undefined);
  await handedOver;
  expect(list).toHaveBeenCalledOnce();
});

it('says what follows from a zip that was handed over', async () => {
  const { root, ask } = await desk();
  writeInto(root, { 'content/glossary/new.yaml': 'term: New\n' });
  await ask('zip');
  const words = 'Noted: what you save from now on is listed here as new.';
  expect(await ask('handed-over')).toEqual({ data: { words } });
  expect(await ask('changes')).toMatchObject({ data: { changes: [] } });
  expect(await ask('handed-over')).toMatchObject({ status: 409 });
});

it('takes back a change, an addition and a deletion, and keeps what was written', async () => {
  const { root, ask } = await desk();
  const content = () => Object.fromEntries(Object.entries(bytesBelow(root)).filter(([file]) => !file.startsWith('.')));
  const before = content();
  const [changed, added, deleted] = [
    'content/glossary/beta.yaml',
    'content/glossary/new.yaml',
    'content/glossary/cagr.yaml',
  ] as const;
  writeInto(root, { [changed]: 'term: Mine\n', [added]: 'term: New\n' });
  rmSync(path.join(root, deleted));
  const listed = (await ask('changes')) as { data: Answers['changes'] };
  const results: Record<string, string> = {};
  for (const { file, version = '' } of listed.data.changes) {
    const { data } = (await ask('take-back', { file, version })) as { data: { words: string } };
    results[file] = data.words;
  }
  expect(content()).toEqual(before);
  expect(results).toEqual({
    [changed]: expect.stringMatching(/is as it was handed over last\. What it contained is kept as /) as string,
    [added]: expect.stringMatching(/was deleted\. What it contained is kept as /) as string,
    [deleted]: `${deleted} is as it was handed over last.`,
  });
  const kept = (file: string) =>
    readFileSync(path.join(root, /kept as (.*)\.$/.exec(results[file] ?? '')?.[1] ?? ''), 'utf8');
  expect([kept(changed), kept(added)]).toEqual(['term: Mine\n', 'term: New\n']);
});

it('takes back no change that the writer has not seen, and no other file', async () => {
  const { root, ask } = await desk();
  const file = 'content/glossary/beta.yaml';
  writeInto(root, { [file]: 'term: Mine\n' });
  const version = versionOf(Buffer.from('term: Mine\n'));
  writeInto(root, { [file]: 'term: Mine, and more\n' });
  const before = bytesBelow(root);
  for (const query of [
    { file, version },
    { file: 'package.json', version },
    { file: '../outside', version },
  ])
    expect(await ask('take-back', query)).toMatchObject({ status: 409 });
  expect(bytesBelow(root)).toEqual(before);
});

it('gives three simultaneous uploads with the same name different names', async () => {
  const { root, ask } = await desk();
  const query = { collection: 'team', name: 'image.png' };
  const given = ['a', 'b', 'c'].map((letter) => Buffer.from(letter.repeat(1e6)));
  const answers = await Promise.all(given.map((body) => ask('picture', query, body)));
  const names = ['image.png', 'image-2.png', 'image-3.png'];
  expect(answers).toMatchObject(names.map((name) => ({ data: { path: `./${name}` } })));
  const written = names.map((name) => readFileSync(path.join(root, 'content/team', name)));
  expect(written.map((bytes) => bytes.toString('utf8', 0, 1))).toEqual(['a', 'b', 'c']);
});

it.each([
  ['<svg><script/></svg>', 'script'],
  ['no drawing', 'not in the format that its name says'],
])('adds no drawing that could run a program, or is none: %s', async (text, reason) => {
  const { root, ask } = await desk();
  const before = bytesBelow(root);
  const words = expect.stringContaining(reason) as string;
  const answer = await ask('picture', { collection: 'communiques', name: 'Moat.SVG' }, Buffer.from(text));
  expect(answer).toEqual({ status: 415, data: { words } });
  expect(bytesBelow(root)).toEqual(before);
});

it.each([
  ['picture', { collection: 'team', name: '.PNG' }, './file.png'],
  ['picture', { collection: 'team', name: 'A. Nair.jpeg' }, './a-nair.jpeg'],
  ['pdf', { folder: 'files', name: '.pdf' }, 'files/file.pdf'],
  ['pdf', { folder: 'files', name: 'charter' }, 'files/charter.pdf'],
])('gives a %s of any name a stem and an ending: %o', async (name, query, expected) => {
  const { ask } = await desk();
  expect(await ask(name, query)).toMatchObject({ data: { path: expected } });
});

it('accepts one of two simultaneous new versions of a document', async () => {
  const { ask } = await desk();
  const query = { id: 'disclosure-document', when: '2025-10-01' };
  const answers = await Promise.all([ask('document', query), ask('document', query)]);
  expect(answers.map((answer) => 'status' in answer && answer.status)).toEqual([false, 409]);
});
