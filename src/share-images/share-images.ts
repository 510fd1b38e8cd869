import { basename } from 'node:path';
import { getSettings } from '../collections/queries.ts';
import { socialRoute } from '../lib/routes.ts';
import { getSitePages } from '../collections/site-pages.ts';

/** The picture that shared links to a page show. */
export type ShareImage = Awaited<ReturnType<typeof getShareImages>>[number];

/** A share image for every page, with its own figure and title; `name` is that of its file without the ending. */
export async function getShareImages() {
  const { firm } = await getSettings();
  const line = `Portfolio management · SEBI ${firm.registration}`;
  return (await getSitePages()).map(({ path, title, figure, variant = 'filled' }) => ({
    name: basename(socialRoute(path), '.jpg'),
    words: { title, firm: firm.name, line },
    figure,
    variant,
  }));
}
