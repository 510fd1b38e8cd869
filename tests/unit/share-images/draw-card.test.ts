import { expect, test } from 'vitest';
import { cardSvg, drawCard } from '../../../src/share-images/draw-card.ts';
import { palette } from '../../../src/lib/palette.ts';

const figure = cardSvg({ id: 'Communique4', rings: 9 });
const words = { title: 'Five sources of economic moat', firm: 'UpperCrust', line: 'Portfolio management' };

type Card = Awaited<ReturnType<typeof drawCard>>;

/** Colour of a pixel, as the palette writes it. */
const colourAt = ({ pixels, width }: Card, x: number, y: number) =>
  `#${Buffer.from(pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)).toString('hex')}`;

/** Share of the pixels in a frame that are greener than anything but words. */
function inkIn({ pixels, width }: Card, [left, top, right, bottom]: readonly [number, number, number, number]): number {
  let light = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) light += Number((pixels[(y * width + x) * 4 + 1] ?? 0) > 200);
  }
  return light / ((right - left) * (bottom - top));
}

const frames = { title: [64, 300, 560, 460], line: [64, 545, 560, 580] } as const;

test('has its size, the ground to its left corner, the firm’s mark and the heart of the figure', async () => {
  const card = await drawCard(words, figure);
  expect([card.width, card.height, card.pixels.length]).toEqual([1200, 630, 1200 * 630 * 4]);
  expect(colourAt(card, 0, 0)).toBe(palette.abyss);
  expect(colourAt(card, 86, 82)).toBe(palette.laterite);
  expect(colourAt(card, 975, 315)).toBe(palette.laterite);
});

test('carries its words, in lines that end before the figure’s heart', async () => {
  const card = await drawCard(words, figure);
  expect(inkIn(card, frames.title)).toBeGreaterThan(0.05);
  expect(inkIn(await drawCard({ ...words, title: '' }, figure), frames.title)).toBe(0);
  const long = await drawCard({ ...words, title: 'What the premium to book value says, and what it hides' }, figure);
  expect(inkIn(long, [64, 120, 640, 460])).toBeGreaterThan(0.05);
  expect(inkIn(long, [641, 120, 1200, 460])).toBe(0);
});
