import type { APIRoute, GetStaticPaths } from 'astro';
import { getShareImages, type ShareImage } from '../../share-images/share-images.ts';
import { shareImageJpeg } from '../../share-images/share-image-jpeg.ts';

export const getStaticPaths = (async () =>
  (await getShareImages()).map((image) => ({
    params: { name: image.name },
    props: { image },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ image: ShareImage }> = async ({ props: { image } }) =>
  new Response(new Uint8Array(await shareImageJpeg(image)), { headers: { 'Content-Type': 'image/jpeg' } });
