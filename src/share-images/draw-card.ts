import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import type { ContourParameters } from '../lib/contours.ts';
import { filledPaths } from '../lib/figure-svg.ts';
import { palette } from '../lib/palette.ts';
import { wrapWords } from '../lib/wrap-words.ts';

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

/** Has the canvas know the fonts, when the first picture is made. @throws where one cannot be read */
function registerFonts(): void {
  const { resolve } = createRequire(import.meta.url);
  for (const [name, file] of Object.entries(fonts).filter(([name]) => !GlobalFonts.has(name))) {
    const added = GlobalFonts.register(readFileSync(resolve(`@expo-google-fonts/${file}`)), name);
    if (added === null) throw new Error(`${file} is no font that can be drawn with.`);
  }
}

/** A card without words: its ground, the firm's mark, and the figure to the right, where it runs off the edge. */
export const cardSvg = (
  figure: ContourParameters,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${String(card.width)}" height="${String(card.height)}">
<rect width="100%" height="100%" fill="${palette.abyss}"/>
<g transform="translate(975 315) scale(0.78)">${filledPaths(figure)}</g>
<circle cx="86" cy="82" r="22" fill="${palette.lagoon}"/>
<circle cx="86" cy="82" r="14.4" fill="${palette.shallow}"/>
<circle cx="86" cy="82" r="6.9" fill="${palette.laterite}"/>
</svg>`;

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
 * The card of a page, as JPEG: as a PNG with a palette it would have half the bytes, and take twice as long.
 *
 * @param svg all of it but its words, see `cardSvg`
 * @throws where a font cannot be read
 */
export async function drawCard(words: CardWords, svg: string): Promise<Buffer> {
  registerFonts();
  const canvas = createCanvas(card.width, card.height);
  const context = canvas.getContext('2d');
  context.drawImage(await loadImage(Buffer.from(svg)), 0, 0);
  drawWords(context, words);
  return canvas.encode('jpeg', 80);
}
