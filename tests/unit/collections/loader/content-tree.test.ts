import { expect, it } from 'vitest';
import { readTree } from '../../../../src/collections/loader/content-tree.ts';
import { temporaryFolder, writeInto } from '../../../lib/temporary-folder.ts';

it('reads the first bytes of each picture and all of each SVG, also in public, and skips files of editors', () => {
  const folder = temporaryFolder();
  const heic = '\0\0\0$ftypheic';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" />';
  const pictures = { 'content/communiques/moat.jpg': heic, 'public/moat.jpg': heic, 'public/moat.svg': svg };
  writeInto(folder, {
    ...pictures,
    'public/moat.jpg~': '',
    'public/.moat.jpg': '',
    'content/Thumbs.db': '',
    'public/files/a.pdf': '%PDF-1.7',
  });
  const { firstBytes, sizes } = readTree(folder);
  expect(firstBytes).toEqual(new Map(Object.entries(pictures)));
  expect([...sizes.keys()]).toEqual([
    'content/communiques/moat.jpg',
    'public/files/a.pdf',
    'public/moat.jpg',
    'public/moat.svg',
  ]);
});
