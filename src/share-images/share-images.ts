import { basename } from 'node:path';
import { getSettings } from '../collections/queries.ts';
import { socialRoute } from '../lib/routes.ts';
import { getSitePages } from '../collections/site-pages.ts';
import type { Card } from './draw-card.ts';

/** The picture that shared links to a page show. */
export interface ShareImage extends Card {
  /** Name of its file without the ending, such as `FAQ`. */
  name: string;
}

/** A share image for every page, with its own figure and title. */
export async function getShareImages(): Promise<ShareImage[]> {
  const { firm } = await getSettings();
  const line = `Portfolio management · SEBI ${firm.registration}`;
  return (await getSitePages()).map(({ path, title, figure }) => ({
    name: basename(socialRoute(path), '.jpg'),
    words: { title, firm: firm.name, line },
    figure,
  }));
}
