import { palette } from '../drawings/palette.ts';

/** Pictures of the firm’s mark for home screens: side in px, and whether a phone may crop them. */
export const appIcons = [
  { name: 'icon-192', size: 192, purpose: 'any' },
  { name: 'icon-512', size: 512, purpose: 'any' },
  // A phone may crop it to any shape that contains the inner four fifths: https://www.w3.org/TR/appmanifest/#icon-masks
  { name: 'icon-maskable-512', size: 512, purpose: 'maskable' },
] as const;

/** The mark on a square, because phones round the corners themselves; `share` is the part of the side that it takes. */
export const squareIcon = (share: number) => {
  const radius = 16 * share;
  const circle = (part: number, fill: string) =>
    `<circle cx="16" cy="16" r="${(radius * part).toFixed(2)}" fill="${fill}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${palette.abyss}"/>${circle(1, palette.lagoon)}${circle(0.656, palette.shallow)}${circle(0.3125, palette.laterite)}</svg>`;
};

/**
 * A PNG as a Windows icon file, which browsers without SVG icons request at /favicon.ico. The file is a header of 22
 * bytes followed by the picture: https://en.wikipedia.org/wiki/ICO_(file_format)
 *
 * @param size side of the picture in px, below 256
 */
export function iconFile(png: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const HEADER = 22;
  const file = new Uint8Array(HEADER + png.length);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true); // an icon
  view.setUint16(4, 1, true); // with one picture
  view.setUint8(6, size);
  view.setUint8(7, size);
  view.setUint16(10, 1, true); // colour planes
  view.setUint16(12, 32, true); // bits a pixel
  view.setUint32(14, png.length, true);
  view.setUint32(18, HEADER, true);
  file.set(png, HEADER);
  return file;
}
