import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Canvas, createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { type Contours, waterDepths } from '../lib/contours.ts';
import { palette } from '../lib/palette.ts';
import { wrapWords } from './wrap-words.ts';

/** Words of a social picture. */
export interface CardWords {
  title: string;
  firm: string;
  /** A quiet line below the title. */
  line: string;
}

/** Pixels. */
const card = { width: 1200, height: 630, left: 64, textWidth: 576 };

/** The cuts that a card uses, under names that no font of the machine has. */
const fonts = {
  'Card title': 'newsreader/500Medium/Newsreader_500Medium.ttf',
  'Card line': 'figtree/400Regular/Figtree_400Regular.ttf',
  'Card firm': 'figtree/600SemiBold/Figtree_600SemiBold.ttf',
};

let canvas: Canvas | undefined;

/** Made when the first picture is: a build in which none is new does without it. @throws where a font cannot be read */
function blankCard(): SKRSContext2D {
  if (canvas === undefined) {
    const { resolve } = createRequire(import.meta.url);
    for (const [name, file] of Object.entries(fonts)) {
      const added = GlobalFonts.register(readFileSync(resolve(`@expo-google-fonts/${file}`)), name);
      if (added === null) throw new Error(`${file} is no font that can be drawn with.`);
    }
    canvas = createCanvas(card.width, card.height);
  }
  return canvas.getContext('2d');
}

/** Red, green and blue of a colour of the palette. */
const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The colour of each ring on this ground: opaque ones take Skia half the time of layers of water. */
function ringColours(count: number): string[] {
  const [ground, water] = [channelsOf(palette.abyss), channelsOf(palette.shallow)];
  let share = 0;
  return waterDepths(count).map((depth) => {
    share += (1 - share) * depth;
    return `rgb(${ground.map((from, index) => Math.round(from + ((water[index] ?? 0) - from) * share)).join(', ')})`;
  });
}

/** To the right, where it runs off the edge. */
function drawFigure(context: SKRSContext2D, { rings, heart }: Contours): void {
  context.save();
  context.translate(975, 315);
  context.scale(0.78, 0.78);
  const colours = ringColours(rings.length);
  for (const [index, ring] of rings.entries()) {
    context.fillStyle = colours[index] ?? palette.shallow;
    context.fill(new Path2D(ring));
  }
  context.fillStyle = palette.laterite;
  context.fill(new Path2D(heart));
  context.restore();
}

function drawMark(context: SKRSContext2D, x: number, y: number): void {
  const rings = [
    [22, palette.lagoon],
    [14.4, palette.shallow],
    [6.9, palette.laterite],
  ] as const;
  for (const [radius, colour] of rings) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }
}

function drawWords(context: SKRSContext2D, { title, firm, line }: CardWords): void {
  context.fillStyle = '#eaf3f1';
  context.font = '600 32px "Card firm"';
  context.fillText(firm, card.left + 62, 93);
  const size = title.length > 34 ? 64 : title.length > 22 ? 74 : 84;
  context.font = `500 ${String(size)}px "Card title"`;
  context.letterSpacing = `${String(-0.015 * size)}px`;
  const lines = wrapWords(title, card.textWidth, (words) => context.measureText(words).width);
  for (const [index, words] of lines.entries()) {
    context.fillText(words, card.left, 513 - size * (lines.length - index));
  }
  context.letterSpacing = '0px';
  context.fillStyle = '#9dbab6';
  context.font = '400 24px "Card line"';
  context.fillText(line, card.left, 570);
}

/**
 * The card of a page: a figure on its ground, and the page's words.
 *
 * @returns its pixels, four bytes each (red, green, blue, opacity), row by row
 * @throws where a font cannot be read
 */
export function drawCard(words: CardWords, figure: Contours): { width: number; height: number; pixels: Uint8Array } {
  const { width, height } = card;
  const context = blankCard();
  context.fillStyle = palette.abyss;
  context.fillRect(0, 0, width, height);
  drawFigure(context, figure);
  drawMark(context, card.left + 22, 82);
  drawWords(context, words);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, pixels: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
}
