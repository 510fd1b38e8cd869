import { listedFiles } from './listed-files.ts';

/** Pictures for shared links, one for every page. */
export const socialPictures = () =>
  listedFiles({
    name: 'social-pictures',
    address: '/social',
    pattern: '[name]',
    devRoute: new URL('../share-images/dev-route.ts', import.meta.url),
    listRoute: new URL('../share-images/list-route.ts', import.meta.url),
  });
