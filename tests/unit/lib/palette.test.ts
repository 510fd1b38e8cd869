import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { palette } from '../../../src/lib/palette.ts';
import { root } from '../../lib/content-files.ts';

const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');

test.each(Object.entries(palette))('%s is %s in the style sheet too', (name, colour) => {
  const values = [...tokens.matchAll(new RegExp(`--${name}: ([^;]+);`, 'g'))].map(([, value]) => value);
  expect(values).toEqual([colour]);
});
