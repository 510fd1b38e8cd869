import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palette } from '../../../../src/lib/drawings/palette.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

test.each(Object.entries(palette))('%s is %s in src/styles/tokens.css too', (name, colour) => {
  const values = [...tokens.matchAll(new RegExp(`--${name}: ([^;]+);`, 'g'))].map(([, value]) => value);
  expect(values).toEqual([colour]);
});

test('public/icon.svg has the colours of src/lib/drawings/palette.ts', () => {
  const { lagoon, shallow, laterite } = palette;
  expect(readFileSync('public/icon.svg', 'utf8').match(/#\w{6}/g)).toEqual([lagoon, shallow, laterite]);
});
