import type { APIRoute } from 'astro';
import { getSettings } from '../collections/queries.ts';
import { palette } from '../lib/drawings/palette.ts';
import { appIcons } from '../lib/pages/icons.ts';
import { appIconRoute, iconRoute, routes } from '../lib/routes.ts';

/** Lets phones put the site on the home screen. It opens in the browser, where visitors see the address. */
export const GET: APIRoute = async () => {
  const { firm } = await getSettings();
  const manifest = {
    id: routes.home,
    name: firm.name,
    short_name: firm.name,
    description: firm.summary,
    lang: 'en-IN',
    start_url: routes.home,
    display: 'browser',
    background_color: palette.abyss,
    theme_color: palette.abyss,
    icons: [
      { src: iconRoute, sizes: 'any', type: 'image/svg+xml' },
      ...appIcons.map(({ name, size, purpose }) => ({
        src: appIconRoute(name),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
};
