import type { APIRoute, GetStaticPaths } from 'astro';
import { basename } from 'node:path';
import type { CardWords } from '../../integrations/social-pictures/draw-card.ts';
import { socialPicture } from '../../integrations/social-pictures/social-picture.ts';
import type { ContourParameters } from '../../lib/contours.ts';
import { getSettings } from '../../lib/content.ts';
import { pictureKey } from '../../lib/page-keys.ts';
import { socialRoute } from '../../lib/routes.ts';
import { getSitePages } from '../../lib/site-pages.ts';

interface Props {
  words: CardWords;
  figure: ContourParameters;
}

/** A picture for every page, with its own figure and title. */
export const getStaticPaths = (async () => {
  const { firm } = await getSettings();
  const line = `Portfolio management · SEBI ${firm.registration}`;
  return (await getSitePages()).map(({ path, title, figure }) => {
    const words = { title, firm: firm.name, line };
    return {
      params: { name: basename(socialRoute(path), '.png') },
      props: { words, figure } satisfies Props,
      cacheKey: pictureKey(words, figure),
    };
  });
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { words, figure } }) => {
  const picture = await socialPicture(process.cwd(), words, figure);
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
};
