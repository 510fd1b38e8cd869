import { markDiscs } from '../drawings/mark.ts';
import { palette } from '../drawings/palette.ts';

/** The firm’s mark on a square, as SVG: phones round the corners themselves. */
export function squareIcon(): string {
  const circles = markDiscs(0.8 * 16).map(
    ({ colour, radius }) => `<circle cx="16" cy="16" r="${radius}" fill="${palette[colour]}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${palette.abyss}"/>${circles.join('')}</svg>`;
}

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
