import type { APIRoute } from 'astro';
import { jsonFeed } from '../lib/feeds/json-feed.ts';
import { feedRoutes } from '../lib/routes.ts';
import { communiqueFeed } from './_communique-feed.ts';

export const GET: APIRoute = async () =>
  new Response(jsonFeed(await communiqueFeed(feedRoutes.json)), {
    headers: { 'Content-Type': 'application/feed+json' },
  });
