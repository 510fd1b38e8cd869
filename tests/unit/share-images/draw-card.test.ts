import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCard } from '../../../src/share-images/draw-card.ts';
import { palette } from '../../../src/lib/drawings/palette.ts';

const figure = { id: 'Communique4', rings: 9 };
const variant = 'filled';
const words = { title: 'Five sources of economic moat', firm: 'UpperCrust', line: 'Portfolio management' };

type Frame = readonly [left: number, top: number, right: number, bottom: number];

const cut = (card: Buffer, [left, top, right, bottom]: Frame) =>
  sharp(card).extract({ left, top, width: right - left, height: bottom - top });

/** How far a pixel is from a colour of the palette; JPEG changes each by a little. */
async function distance(card: Buffer, x: number, y: number, colour: string): Promise<number> {
  const pixel = await cut(card, [x, y, x + 1, y + 1])
    .raw()
    .toBuffer();
  const wanted = Buffer.from(colour.slice(1), 'hex');
  return Math.max(...wanted.map((value, channel) => Math.abs(value - (pixel[channel] ?? 0))));
}

/** Share of the pixels in a frame that have more green than anything but text. */
async function inkIn(card: Buffer, frame: Frame): Promise<number> {
  const green = await cut(card, frame).extractChannel('green').raw().toBuffer();
  return green.filter((value) => value > 200).length / green.length;
}

test('has its size, the background up to its left corner, the firm’s mark and the heart of the figure', async () => {
  const card = await drawCard({ words, figure, variant });
  expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630, channels: 3 });
  expect(await distance(card, 0, 0, palette.abyss)).toBeLessThan(12);
  expect(await distance(card, 86, 82, palette.laterite)).toBeLessThan(12);
  expect(await distance(card, 975, 315, palette.laterite)).toBeLessThan(12);
});

test('has its title in lines that end before the figure’s heart', async () => {
  const withTitle = (title: string) => drawCard({ words: { ...words, title }, figure, variant });
  const title: Frame = [64, 300, 560, 460];
  expect(await inkIn(await withTitle(words.title), title)).toBeGreaterThan(0.05);
  expect(await inkIn(await withTitle(''), title)).toBe(0);
  const long = await withTitle('What the premium to book value says, and what it hides');
  expect(await inkIn(long, [64, 120, 640, 460])).toBeGreaterThan(0.05);
  expect(await inkIn(long, [641, 120, 1200, 460])).toBe(0);
});

test('draws the figure of a person in lines, without the heart', async () => {
  const person = await drawCard({ words, figure, variant: 'lines' });
  expect(await distance(person, 975, 315, palette.abyss)).toBeLessThan(12);
  const lines = await cut(person, [700, 0, 1200, 630]).extractChannel('green').raw().toBuffer();
  expect(lines.filter((value) => value > 100).length / lines.length).toBeGreaterThan(0.01);
});
