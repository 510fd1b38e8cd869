import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { cached } from '../../../src/lib/file-cache.ts';
import { temporaryFolder } from '../../lib/temporary-folder.ts';

let folder: string;
let made: number;

/** Asks for a result, and counts how often it is made. */
const ask = async (input: unknown, text = 'a picture') =>
  (
    await cached(folder, input, () => {
      made += 1;
      return Promise.resolve(Buffer.from(text));
    })
  ).toString();

/** The one file in the cache. */
const theFile = () => path.join(folder, readdirSync(folder)[0] ?? '');

beforeEach(() => {
  folder = path.join(temporaryFolder(), 'new');
  made = 0;
});

it('makes a result that is missing, and reads it the next time', async () => {
  expect([await ask([1, 'a']), await ask([1, 'a'], 'never made')]).toEqual(['a picture', 'a picture']);
  expect(made).toBe(1);
  expect(readdirSync(folder)).toHaveLength(1);
});

it('makes a new result for another input or version', async () => {
  await ask([1, 'a']);
  expect([await ask([1, 'b'], 'another'), await ask([2, 'a'], 'newer')]).toEqual(['another', 'newer']);
});

it.each([
  ['cut off', (whole: Buffer) => whole.subarray(0, 36)],
  ['empty', () => ''],
  ['overwritten at its start', (whole: Buffer) => Buffer.concat([Buffer.from('DAMAGED!'), whole.subarray(8)])],
])('replaces a file that is %s', async (_, damaged) => {
  await ask('a');
  const whole = readFileSync(theFile());
  writeFileSync(theFile(), damaged(whole));
  expect(await ask('a')).toBe('a picture');
  expect(made).toBe(2);
  expect(readFileSync(theFile())).toEqual(whole);
});

it('keeps nothing if a result could not be made', async () => {
  await expect(cached(folder, 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await ask('a')).toBe('a picture');
});
