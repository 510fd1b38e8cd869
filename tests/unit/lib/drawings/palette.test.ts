import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nightPalette, palette } from '../../../../src/lib/drawings/palette.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

test.each(Object.entries({ ...palette, ...nightPalette }))('%s is %s in src/styles/tokens.css too', (name, colour) => {
  const values = [...tokens.matchAll(new RegExp(`--${name}: ([^;]+);`, 'g'))].map(([, value]) => value);
  expect(values).toEqual([colour]);
});
