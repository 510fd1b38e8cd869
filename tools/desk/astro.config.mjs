import base from '../../astro.config.mjs';
import { writersDesk } from './integration.ts';

/** The site as `npm run dev` shows it, with the desk beside it. */
export default {
  ...base,
  server: { host: '127.0.0.1' },
  devToolbar: { enabled: false },
  // First, so that it answers before the checks put their page in place of every other.
  integrations: [writersDesk(), ...(base.integrations ?? [])],
};
