import { routes } from './routes.ts';

/** An old or second spelling of an address, and the address that a visitor is sent to. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}

/**
 * Every redirect of the site, for every host: the preview server applies this list, and the build writes it in the
 * form of each host. Both sides are compared case and all, since `/Aboutus` and `/AboutUs` differ in nothing else.
 */
export const redirects: readonly Redirect[] = [{ from: '/Aboutus', to: routes.about, status: 301 }];
