import type { APIRoute } from 'astro';
import { getSettings } from '../collections/queries.ts';
import { absolute } from '../lib/page-meta.ts';
import { fileRoutes } from '../lib/routes.ts';
import { robots } from '../lib/text-files.ts';

export const GET: APIRoute = async () =>
  new Response(robots(absolute(fileRoutes.sitemap, (await getSettings()).website)));
