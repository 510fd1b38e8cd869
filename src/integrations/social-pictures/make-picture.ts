/** Work of a thread of `socialPicture`: draws one card. */
import type { Contours } from '../../lib/contours.ts';
import { type CardWords, drawCard } from './draw-card.ts';
import { indexedPng } from './indexed-png.ts';

/** What a card shows. */
export interface Card {
  words: CardWords;
  figure: Contours;
}

/** @returns a PNG @throws where a font cannot be read */
export default function makePicture({ words, figure }: Card): Uint8Array {
  const { pixels, width, height } = drawCard(words, figure);
  return indexedPng(pixels, width, height);
}
