import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { appIcons, squareIcon } from '../lib/pages/icons.ts';

/** The icon that Apple’s phones request at this fixed address, and the pictures in the manifest. */
const icons = [
  { icon: 'apple-touch-icon', size: 180, purpose: 'any' },
  ...appIcons.map(({ name, ...look }) => ({ icon: `icons/${name}`, ...look })),
];

export const getStaticPaths = (() =>
  icons.map(({ icon, ...props }) => ({ params: { icon }, props }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ size: number; purpose: string }> = async ({ props: { size, purpose } }) => {
  const drawing = Buffer.from(squareIcon(purpose === 'maskable' ? 0.66 : 0.8));
  const png = await sharp(drawing, { density: 72 * 16 })
    .resize(size)
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
