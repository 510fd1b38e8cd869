import { basename } from 'node:path';
import type { Picture } from '../share-images/make-picture.ts';
import { getSettings } from '../collections/queries.ts';
import { socialRoute } from './routes.ts';
import { getSitePages } from './site-pages.ts';

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
