import type { APIRoute, GetStaticPaths } from 'astro';
import type { Card } from '../../share-images/draw-card.ts';
import { getShareImages, shareImageJpeg } from '../../share-images/share-images.ts';

export const getStaticPaths = (async () =>
  (await getShareImages()).map(({ name, card }) => ({ params: { name }, props: { card } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ card: Card }> = async ({ props: { card } }) =>
  new Response(new Uint8Array(await shareImageJpeg(card)), { headers: { 'Content-Type': 'image/jpeg' } });
