import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { type ContourParameters, contours, waterDepths } from '../lib/drawings/contours.ts';
import { markDiscs } from '../lib/drawings/mark.ts';
import { nightPalette, palette } from '../lib/drawings/palette.ts';
import { shareImageSize } from '../lib/pages/page-meta.ts';
import { wrapWords } from '../lib/wrap-words.ts';

/** What a card shows: its words, and the figure of its page. */
export interface Card {
  words: {
    title: string;
    firm: string;
    /** A muted line below the title. */
    line: string;
  };
  figure: ContourParameters;
  /** Filled like water, or lines, which are used for people. */
  variant: 'filled' | 'lines';
}

/** Pixels. */
const card = { ...shareImageSize, left: 64, textWidth: 576 };

/** The fonts that a card uses, under names that no system font has. */
const fonts = {
  'Card title': 'newsreader/500Medium/Newsreader_500Medium.ttf',
  'Card line': 'figtree/400Regular/Figtree_400Regular.ttf',
  'Card firm': 'figtree/600SemiBold/Figtree_600SemiBold.ttf',
};

// Fonts that one thread registers are known to all.
const { resolve } = createRequire(import.meta.url);
for (const [name, file] of Object.entries(fonts).filter(([name]) => !GlobalFonts.has(name))) {
  const added = GlobalFonts.registerFromPath(resolve(`@expo-google-fonts/${file}`), name);
  if (added === null) throw new Error(`${file} is not a font that can be used for drawing.`);
}

const disc = (x: number, y: number, radius: number): Path2D => {
  const path = new Path2D();
  path.arc(x, y, radius, 0, 2 * Math.PI);
  return path;
};

function fill(context: SKRSContext2D, path: Path2D, colour: string, opacity = 1): void {
  context.fillStyle = colour;
  context.globalAlpha = opacity;
  context.fill(path);
}

/** The background, the firm’s mark, and the figure, which runs off the right edge. */
function drawFigures(context: SKRSContext2D, { figure, variant }: Card): void {
  context.fillStyle = palette.abyss;
  context.fillRect(0, 0, card.width, card.height);
  for (const { colour, radius } of markDiscs(22)) fill(context, disc(86, 82, radius), palette[colour]);
  const { rings, heart } = contours(figure);
  const depths = waterDepths(rings.length);
  context.translate(975, 315);
  // Lines are drawn smaller, because one that crosses a long name would look like part of its letters.
  const size = variant === 'lines' ? 0.7 : 0.78;
  context.scale(size, size);
  if (variant === 'lines') {
    context.strokeStyle = `${palette.shallow}99`;
    context.lineWidth = 2.5;
    for (const line of [...rings, heart]) context.stroke(new Path2D(line));
  } else {
    for (const [index, ring] of rings.entries()) fill(context, new Path2D(ring), palette.shallow, depths[index]);
    fill(context, new Path2D(heart), palette.laterite);
  }
  context.resetTransform();
}

function drawWords(context: SKRSContext2D, { title, firm, line }: Card['words']): void {
  context.fillStyle = nightPalette['night-text'];
  context.font = '600 32px "Card firm"';
  context.fillText(firm, card.left + 62, 93);
  const size = title.length > 34 ? 64 : title.length > 22 ? 74 : 84;
  context.font = `500 ${size}px "Card title"`;
  context.letterSpacing = `${-0.015 * size}px`;
  const lines = wrapWords(title, card.textWidth, (words) => context.measureText(words).width);
  for (const [index, words] of lines.entries()) context.fillText(words, card.left, 513 - size * (lines.length - index));
  context.letterSpacing = '0px';
  context.fillStyle = nightPalette['night-muted'];
  context.font = '400 24px "Card line"';
  context.fillText(line, card.left, 570);
}

/** The card of a page, as JPEG: a PNG with a palette would have half the bytes, but take twice as long. */
export async function drawCard(drawn: Card): Promise<Buffer> {
  const canvas = createCanvas(card.width, card.height);
  const context = canvas.getContext('2d');
  drawFigures(context, drawn);
  drawWords(context, drawn.words);
  return canvas.encode('jpeg', 80);
}
