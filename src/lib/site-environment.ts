import { readEnvironment } from './environment.ts';
import { forWriters } from './for-writers.ts';

/**
 * The environment of this build. `npm run dev` always has the local endpoint beside it; a build is told so by
 * LOCAL_MAIL=1, as `npm start` does, since built pages may end up on a host that has none.
 */
export const siteEnvironment = readEnvironment(import.meta.env, {
  localMail: forWriters || process.env['LOCAL_MAIL'] === '1',
});
