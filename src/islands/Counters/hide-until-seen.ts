/** How long figures in sight wait for the script that rolls them, in ms. After that they are shown as they are. */
const GIVE_UP_AFTER = 2000;

/**
 * Keeps the figures out of sight until half of them is in view, where the visitor's settings let them roll. The island
 * hydrates at that moment (`client:seen`) and rolls them; if it is late, they are simply shown, and at once where a
 * translator has put other words there, as it does not come then (island-loader.ts). A page runs this as it opens, before
 * hydration; without it, too, they are shown.
 */
export function hideUntilSeen(counters: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  counters.dataset['counters'] = 'waiting';
  const words = counters.textContent;
  const show = () => {
    if (counters.dataset['counters'] === 'waiting') counters.dataset['counters'] = 'shown';
  };
  const observer = new IntersectionObserver(
    (entries) => {
      // On a busy machine several reports come at once.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      if (counters.textContent === words) setTimeout(show, GIVE_UP_AFTER);
      else show();
    },
    { threshold: 0.5 },
  );
  observer.observe(counters);
}
