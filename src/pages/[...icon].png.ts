import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { squareIcon } from '../lib/pages/icons.ts';
import { pngIcons } from '../lib/routes.ts';

export const getStaticPaths = (() =>
  Object.values(pngIcons).map(({ route, size }) => ({
    params: { icon: route.slice(1, -'.png'.length) },
    props: { size },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ size: number }> = async ({ props: { size } }) => {
  const png = await sharp(Buffer.from(squareIcon()), { density: 72 * 16 })
    .resize(size)
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
