import type { APIRoute, GetStaticPaths } from 'astro';
import { getSettings } from '../collections/queries.ts';
import { absolute } from '../lib/page-meta.ts';
import { getSitePages } from '../collections/site-pages.ts';
import { sitemaps } from '../lib/sitemap.ts';

export const getStaticPaths = (async () => {
  const { website } = await getSettings();
  const pages = (await getSitePages()).map(({ path, changed }) => ({ url: absolute(path, website), changed }));
  return [...sitemaps(pages, (path) => absolute(path, website))].map(([sitemap, text]) => ({
    params: { sitemap },
    props: { text },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'application/xml' } });
