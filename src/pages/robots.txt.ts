import type { APIRoute } from 'astro';
import { getSettings } from '../collections/queries.ts';
import { absolute, fileRoutes } from '../lib/routes.ts';
import { robots } from '../lib/pages/text-files.ts';

export const GET: APIRoute = async () =>
  new Response(robots(absolute(fileRoutes.sitemap, (await getSettings()).website)));
