import { basename } from 'node:path';
import type { APIRoute } from 'astro';
import { getSocialPictures } from '../../lib/social-pictures.ts';
import { keepPictures, picturesFolder } from './keep-pictures.ts';

/** Which picture a build puts where. */
export interface PictureList {
  /** Where the pictures are kept. */
  folder: string;
  /** Name of each on the site, and in that folder. */
  pictures: readonly (readonly [name: string, kept: string])[];
}

/** Waits until all are drawn, which threads do while pages are rendered. */
export const GET: APIRoute = async () => {
  const root = process.cwd();
  const pictures = await getSocialPictures();
  const files = await keepPictures(
    root,
    pictures.map(({ picture }) => picture),
  );
  const list: PictureList = {
    folder: picturesFolder(root),
    pictures: pictures.map(({ name }, index) => [name, basename(files[index] ?? '')]),
  };
  return new Response(JSON.stringify(list));
};
