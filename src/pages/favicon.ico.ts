import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { iconFile } from '../lib/pages/icons.ts';

/** Side in px of a tab’s icon on a high-density screen. */
const SIDE = 32;

/** The mark for browsers without support for SVG icons, which request it at this fixed address. */
export const GET: APIRoute = async () => {
  const png = await sharp(await readFile('public/icon.svg'))
    .resize(SIDE)
    .png()
    .toBuffer();
  return new Response(iconFile(png, SIDE), { headers: { 'Content-Type': 'image/x-icon' } });
};
