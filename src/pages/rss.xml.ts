import type { APIRoute } from 'astro';
import { rss } from '../lib/feeds/rss.ts';
import { feedRoutes } from '../lib/routes.ts';
import { communiqueFeed } from './_communique-feed.ts';

export const GET: APIRoute = async () =>
  new Response(rss(await communiqueFeed(feedRoutes.rss)), { headers: { 'Content-Type': 'application/rss+xml' } });
