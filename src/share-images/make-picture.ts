/** Work of a thread of `keepPictures`: draws a card and keeps it. */
import { type ContourParameters, contours } from '../lib/contours.ts';
import { writeWhole } from '../integrations/write-whole.ts';
import { type CardWords, drawCard } from './draw-card.ts';
import { indexedPng } from './indexed-png.ts';

/** What a picture shows. */
export interface Picture {
  words: CardWords;
  figure: ContourParameters;
}

/** A picture, and where its PNG is put. */
export interface Order {
  picture: Picture;
  file: string;
}

/** @throws where a font cannot be read */
export default function makePicture({ picture, file }: Order): void {
  const { pixels, width, height } = drawCard(picture.words, contours(picture.figure));
  writeWhole(file, indexedPng(pixels, width, height));
}
