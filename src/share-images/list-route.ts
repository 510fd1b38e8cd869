import { basename } from 'node:path';
import type { APIRoute } from 'astro';
import { getSocialPictures } from './site-pictures.ts';
import type { FileList } from '../integrations/listed-files.ts';
import { keepPictures, picturesFolder } from './keep-pictures.ts';

/** Waits until all are drawn, which threads do while pages are rendered. */
export const GET: APIRoute = async () => {
  const root = process.cwd();
  const pictures = await getSocialPictures();
  const files = await keepPictures(
    root,
    pictures.map(({ picture }) => picture),
  );
  const list: FileList = {
    folder: picturesFolder(root),
    files: pictures.map(({ name }, index) => [name, basename(files[index] ?? '')]),
  };
  return new Response(JSON.stringify(list));
};
