import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { squareIcon } from '../lib/icons.ts';

/** Side in px that Apple's phones ask for, at this fixed address. */
const SIDE = 180;

export const GET: APIRoute = async () => {
  const drawing = Buffer.from(squareIcon(0.8));
  const png = await sharp(drawing, { density: 72 * 8 })
    .resize(SIDE)
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
