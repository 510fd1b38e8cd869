import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { appIcons, squareIcon } from '../../lib/icons.ts';

type Icon = (typeof appIcons)[number];

export const getStaticPaths = (() =>
  appIcons.map((icon) => ({ params: { name: icon.name }, props: { icon } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ icon: Icon }> = async ({ props: { icon } }) => {
  const drawing = Buffer.from(squareIcon(icon.purpose === 'maskable' ? 0.66 : 0.8));
  const png = await sharp(drawing, { density: 72 * 16 })
    .resize(icon.size)
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
