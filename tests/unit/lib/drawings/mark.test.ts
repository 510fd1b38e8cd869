import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markDiscs } from '../../../../src/lib/drawings/mark.ts';
import { palette } from '../../../../src/lib/drawings/palette.ts';

test('fills its width, and keeps its proportions in each size', () => {
  expect(markDiscs(16).map(({ radius }) => radius)).toEqual([16, 10.5, 5]);
  expect(markDiscs(22).map(({ radius }) => radius)).toEqual([22, 14.4, 6.9]);
});

test('public/icon.svg is the mark', () => {
  const circles = markDiscs(16).map(
    ({ colour, radius }) => `<circle cx="16" cy="16" r="${radius}" fill="${palette[colour]}"/>`,
  );
  expect(readFileSync('public/icon.svg', 'utf8').trim()).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${circles.join('')}</svg>`,
  );
});
