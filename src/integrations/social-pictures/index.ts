import { listedFiles } from '../listed-files.ts';

/** Pictures for shared links, one for every page. */
export const socialPictures = () =>
  listedFiles({
    name: 'social-pictures',
    address: '/social',
    pattern: '[name]',
    devRoute: new URL('./dev-route.ts', import.meta.url),
    listRoute: new URL('./list-route.ts', import.meta.url),
  });
