import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { displayCharacters, textCharacters } from '../../src/lib/font-characters.ts';
import { lacking, readTables } from '../../tools/fonts/sfnt.ts';

const path = (name: string) => join(import.meta.dirname, '../../src/assets/fonts', `${name}.woff2`);

/** Characters of `text` that the font lacks; asking for a subset of them unpacks the WOFF2. */
async function missing(name: string, text: string): Promise<string[]> {
  const font = await subsetFont(readFileSync(path(name)), text, { targetFormat: 'truetype' });
  return lacking(readTables(font), text);
}

describe('web fonts', () => {
  test('newsreader has every character of display text', async () => {
    expect(await missing('newsreader', displayCharacters)).toEqual([]);
  });

  test('figtree has every character of text', async () => {
    expect(await missing('figtree', textCharacters)).toEqual([]);
  });

  test('a character that a font lacks is found', async () => {
    expect(await missing('newsreader', 'a→₹')).toEqual(['→']);
  });

  test('both together weigh at most 30 KiB', () => {
    expect(statSync(path('newsreader')).size + statSync(path('figtree')).size).toBeLessThanOrEqual(30_720);
  });
});
