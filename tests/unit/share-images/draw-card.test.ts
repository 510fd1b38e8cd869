import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type CardWords, drawCard } from '../../../src/share-images/draw-card.ts';
import { palette } from '../../../src/lib/palette.ts';

const figure = { id: 'Communique4', rings: 9 };
const words = { title: 'Five sources of economic moat', firm: 'UpperCrust', line: 'Portfolio management' };

/** The pixels of a card, three bytes each, row by row. */
async function pixelsOf(words: CardWords) {
  const card = sharp(await drawCard({ words, figure })).raw();
  const { data, info } = await card.toBuffer({ resolveWithObject: true });
  return { pixels: data, ...info };
}

type Card = Awaited<ReturnType<typeof pixelsOf>>;

/** How far a pixel is from a colour of the palette; JPEG changes each by a little. */
function distance({ pixels, width }: Card, x: number, y: number, colour: string): number {
  const wanted = Buffer.from(colour.slice(1), 'hex');
  return Math.max(...wanted.map((value, channel) => Math.abs(value - (pixels[(y * width + x) * 3 + channel] ?? 0))));
}

/** Share of the pixels in a frame that are greener than anything but words. */
function inkIn({ pixels, width }: Card, [left, top, right, bottom]: readonly [number, number, number, number]): number {
  let light = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) light += Number((pixels[(y * width + x) * 3 + 1] ?? 0) > 200);
  }
  return light / ((right - left) * (bottom - top));
}

const frames = { title: [64, 300, 560, 460], line: [64, 545, 560, 580] } as const;

test('has its size, the ground to its left corner, the firm’s mark and the heart of the figure', async () => {
  const card = await pixelsOf(words);
  expect([card.width, card.height, card.channels]).toEqual([1200, 630, 3]);
  expect(distance(card, 0, 0, palette.abyss)).toBeLessThan(12);
  expect(distance(card, 86, 82, palette.laterite)).toBeLessThan(12);
  expect(distance(card, 975, 315, palette.laterite)).toBeLessThan(12);
});

test('carries its words, in lines that end before the figure’s heart', async () => {
  const card = await pixelsOf(words);
  expect(inkIn(card, frames.title)).toBeGreaterThan(0.05);
  expect(inkIn(await pixelsOf({ ...words, title: '' }), frames.title)).toBe(0);
  const long = await pixelsOf({ ...words, title: 'What the premium to book value says, and what it hides' });
  expect(inkIn(long, [64, 120, 640, 460])).toBeGreaterThan(0.05);
  expect(inkIn(long, [641, 120, 1200, 460])).toBe(0);
});
