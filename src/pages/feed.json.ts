import type { APIRoute } from 'astro';
import { jsonFeed } from '../lib/feeds/json-feed.ts';
import { feedRoutes } from '../lib/routes.ts';
import { siteFeed } from './_site-feed.ts';

export const GET: APIRoute = async () =>
  new Response(jsonFeed(await siteFeed(feedRoutes.json)), {
    headers: { 'Content-Type': 'application/feed+json' },
  });
