import type { APIRoute, GetStaticPaths } from 'astro';
import { getShareImages, type ShareImage } from '../../share-images/share-images.ts';
import { shareImagePng } from '../../share-images/share-image-png.ts';

export const getStaticPaths = (async () =>
  (await getShareImages()).map((image) => ({
    params: { name: image.name },
    props: { image },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ image: ShareImage }> = async ({ props: { image } }) =>
  new Response(new Uint8Array(await shareImagePng(image)), { headers: { 'Content-Type': 'image/png' } });
