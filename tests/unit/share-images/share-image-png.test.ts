import sharp from 'sharp';
import { expect, it } from 'vitest';
import { shareImagePng } from '../../../src/share-images/share-image-png.ts';
import { temporaryFolder } from '../../lib/temporary-folder.ts';

const image = {
  words: { title: 'Five sources of economic moat', firm: 'UpperCrust', line: 'Portfolio management' },
  figure: { id: 'Communique4', rings: 9, heart: 60 },
};

it('is a PNG with a palette in the size that networks ask for, of at most 40 KB', async () => {
  const png = await shareImagePng(image, temporaryFolder());
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630, isPalette: true });
  expect(png.length).toBeLessThan(40 * 1024);
});
