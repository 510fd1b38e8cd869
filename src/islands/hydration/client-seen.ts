import type { ClientDirective } from 'astro';
import { islandLoader } from './island-loader.ts';

/**
 * `client:seen`: for an island that is only looked at. Half of it in view (or half of the view full of it) is the intent,
 * and nothing else is. Never under reduced motion, as such a script only moves things.
 */
const seen: ClientDirective = (fetchScript, _options, island) => {
  const { load } = islandLoader(fetchScript, island);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      // On a busy machine several reports come at once.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { threshold: 0.5 },
  );
  // `astro-island` itself has no box.
  for (const child of island.children) observer.observe(child);
};

export default seen;
