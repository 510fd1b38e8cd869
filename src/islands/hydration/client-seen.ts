import type { ClientDirective } from 'astro';
import { islandLoader } from './island-loader.ts';
import { whenHalfSeen } from './when-half-seen.ts';

/**
 * `client:seen`: for an island that is only looked at. It loads when half of it is in view, and for no other reason.
 * With reduced motion it never loads, because such a script only animates.
 */
const seen: ClientDirective = (fetchScript, _options, island) => {
  const { load } = islandLoader(fetchScript, island);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // `astro-island` itself has no box (display: contents).
  whenHalfSeen(island.children, load);
};

export default seen;
