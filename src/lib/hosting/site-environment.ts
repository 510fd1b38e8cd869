import { readEnvironment } from './environment.ts';
import { forWriters } from '../for-writers.ts';

/**
 * The environment of this build. `npm run dev` always has the local endpoint; a build only uses it if LOCAL_MAIL=1,
 * which `npm start` sets, because built pages may be deployed to a host that has none.
 */
export const siteEnvironment = readEnvironment(import.meta.env, {
  localMail: forWriters || process.env['LOCAL_MAIL'] === '1',
});
