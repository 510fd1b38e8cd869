import { basename } from 'node:path';
import type { Picture } from './make-picture.ts';
import { getSettings } from '../collections/queries.ts';
import { socialRoute } from '../lib/routes.ts';
import { getSitePages } from '../collections/site-pages.ts';

/** The picture that shared links to a page show. */
export interface SocialPicture {
  /** Name of its file, such as `FAQ.png`. */
  name: string;
  picture: Picture;
}

/** A picture for every page, with its own figure and title. */
export async function getSocialPictures(): Promise<SocialPicture[]> {
  const { firm } = await getSettings();
  const line = `Portfolio management · SEBI ${firm.registration}`;
  return (await getSitePages()).map(({ path, title, figure }) => ({
    name: basename(socialRoute(path)),
    picture: { words: { title, firm: firm.name, line }, figure },
  }));
}
