import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import { getSocialPictures } from './site-pictures.ts';
import { keepPictures } from './keep-pictures.ts';
import type { Picture } from './make-picture.ts';

interface Props {
  picture: Picture;
}

export const getStaticPaths = (async () =>
  (await getSocialPictures()).map(({ name, picture }) => ({
    params: { name },
    props: { picture } satisfies Props,
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { picture } }) => {
  const [file = ''] = await keepPictures(process.cwd(), [picture]);
  return new Response(new Uint8Array(await readFile(file)), { headers: { 'Content-Type': 'image/png' } });
};
