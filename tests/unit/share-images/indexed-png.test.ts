import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { indexedPng } from '../../../src/share-images/indexed-png.ts';

const colour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));

/** A picture of these colours, row by row. */
const pixelsOf = (colours: readonly (readonly number[])[]) =>
  Uint8Array.from(colours.flatMap((channels) => [...channels, 255]));

/** Red, green and blue of each pixel, as another program reads them. */
const read = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });

describe('a PNG with a palette', () => {
  test('shows every pixel of a picture of few colours as it was, whatever its size', async () => {
    const picture = fc
      .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 20 }), fc.array(colour, { minLength: 1 }))
      .chain(([width, height, colours]) =>
        fc.tuple(
          fc.constant([width, height] as const),
          fc.array(fc.constantFrom(...colours.slice(0, 128)), {
            minLength: width * height,
            maxLength: width * height,
          }),
        ),
      );
    await fc.assert(
      fc.asyncProperty(picture, async ([[width, height], pixels]) => {
        const { data, info } = await read(indexedPng(pixelsOf(pixels), width, height));
        expect([info.width, info.height]).toEqual([width, height]);
        expect([...data]).toEqual(pixels.flat());
      }),
      { numRuns: 60 },
    );
  });

  test('gives a rare colour too many the nearest of those that are kept', async () => {
    // 128 greys of two pixels each, and one pixel that is almost the grey of 100.
    const greys = Array.from({ length: 128 }, (_, value) => [value * 2, value * 2, value * 2]);
    const pixels = [...greys, ...greys, [101, 99, 100]];
    const { data } = await read(indexedPng(pixelsOf(pixels), pixels.length, 1));
    expect([...data.subarray(-3)]).toEqual([100, 100, 100]);
    expect([...data.subarray(0, -3)]).toEqual([...greys, ...greys].flat());
  });

  test('is the same for the same picture', () => {
    const pixels = pixelsOf(Array.from({ length: 600 }, (_, at) => [at % 251, (at * 7) % 256, (at * 31) % 256]));
    expect(indexedPng(pixels, 30, 20)).toEqual(indexedPng(pixels, 30, 20));
  });
});
