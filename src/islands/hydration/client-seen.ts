import type { ClientDirective } from 'astro';
import { islandLoader } from './island-loader.ts';

/**
 * `client:seen`: for an island that is only looked at. It loads when half of it is in view, and for no other reason.
 * With reduced motion it never loads, because such a script only animates.
 */
const seen: ClientDirective = (fetchScript, _options, island) => {
  const { load } = islandLoader(fetchScript, island);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      // On a busy machine several entries can arrive at once.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { threshold: 0.5 },
  );
  // `astro-island` itself has no box (display: contents).
  for (const child of island.children) observer.observe(child);
};

export default seen;
