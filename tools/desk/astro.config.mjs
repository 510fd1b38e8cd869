import base from '../../astro.config.mjs';
import { writersDesk } from './integration.ts';

/** The site as in `npm run dev`, with the desk added. */
export default {
  ...base,
  server: { host: '127.0.0.1' },
  devToolbar: { enabled: false },
  // First, so that it answers before the checks can replace every page with their report.
  integrations: [writersDesk(), ...(base.integrations ?? [])],
};
