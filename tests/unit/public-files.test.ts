import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { placePublicFiles } from '../../src/integrations/public-files.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';

let folder: string;
let published: string;
let next: string;

const text = (...names: string[]) => readFileSync(path.join(...names), 'utf8');
const inode = (...names: string[]) => statSync(path.join(...names)).ino;

beforeEach(() => {
  [folder, published, next] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  mkdirSync(path.join(folder, 'files'));
  writeFileSync(path.join(folder, 'files/form.pdf'), 'a form');
  writeFileSync(path.join(folder, 'icon.svg'), 'an icon');
});

it('copies every file of any depth', async () => {
  await placePublicFiles(folder, next, published);
  expect([text(next, 'files/form.pdf'), text(next, 'icon.svg')]).toEqual(['a form', 'an icon']);
  writeFileSync(path.join(folder, 'icon.svg'), 'drawn over');
  expect(text(next, 'icon.svg'), 'a file of the site is never one of public/').toBe('an icon');
});

it('takes what has not changed from the published site', async () => {
  await placePublicFiles(folder, published, path.join(folder, 'nowhere'));
  await placePublicFiles(folder, next, published);
  expect(inode(next, 'files/form.pdf')).toBe(inode(published, 'files/form.pdf'));
});

it.each([
  ['words', 'a longer form', 0],
  ['time alone', 'A FORM', 1],
])('copies a file again after a change of its %s', async (_, words, seconds) => {
  await placePublicFiles(folder, published, path.join(folder, 'nowhere'));
  const file = path.join(folder, 'files/form.pdf');
  const { mtimeMs } = statSync(file);
  writeFileSync(file, words);
  utimesSync(file, mtimeMs / 1000 + seconds, mtimeMs / 1000 + seconds);
  await placePublicFiles(folder, next, published);
  expect([text(next, 'files/form.pdf'), text(published, 'files/form.pdf')]).toEqual([words, 'a form']);
});

it('leaves a page in its place', async () => {
  writeFileSync(path.join(next, 'icon.svg'), 'a page');
  await placePublicFiles(folder, next, published);
  expect(text(next, 'icon.svg')).toBe('a page');
});

it('does nothing without a folder', async () => {
  await placePublicFiles(path.join(folder, 'nowhere'), next, published);
  expect(existsSync(path.join(next, 'files'))).toBe(false);
});
