import { absolute } from '../lib/routes.ts';
import type { APIRoute } from 'astro';
import { getSettings } from '../collections/queries.ts';
import { getSitePages } from '../collections/site-pages.ts';
import { sitemap } from '../lib/pages/sitemap.ts';

export const GET: APIRoute = async () => {
  const { website } = await getSettings();
  const pages = (await getSitePages()).map(({ path, changed }) => ({ url: absolute(path, website), changed }));
  return new Response(sitemap(pages), { headers: { 'Content-Type': 'application/xml' } });
};
