import { routes } from '../routes.ts';

/** An old or second spelling of an address, and the address that a visitor is sent to. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}

/**
 * Every redirect of the site, for every host: the preview server applies this list, and the build writes it in each
 * host’s format. Addresses are case-sensitive, because `/Aboutus` and `/AboutUs` differ only in case.
 */
export const redirects: readonly Redirect[] = [{ from: '/Aboutus', to: routes.about, status: 301 }];
