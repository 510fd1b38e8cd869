import type { APIRoute } from 'astro';
import { rss } from '../lib/feeds/rss.ts';
import { feedRoutes } from '../lib/routes.ts';
import { siteFeed } from './_site-feed.ts';

export const GET: APIRoute = async () =>
  new Response(rss(await siteFeed(feedRoutes.rss)), { headers: { 'Content-Type': 'application/rss+xml' } });
