import type { APIRoute } from 'astro';
import { getSettings } from '../collections/queries.ts';
import { absolute, routes } from '../lib/routes.ts';
import { humans } from '../lib/pages/text-files.ts';

export const GET: APIRoute = async () => {
  const { firm, website } = await getSettings();
  return new Response(humans(firm, absolute(routes.team, website)));
};
