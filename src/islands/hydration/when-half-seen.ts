/**
 * Each half of the one before: however often the window fits into an element, one of these shares is in view once the
 * element fills between half and all of the window.
 */
const SHARES = [1, 2, 3, 4, 5, 6].map((halvings) => 2 ** -halvings);

/**
 * Calls back once, when half of an element is in view, or when the element fills half of the window: in a low window
 * with large text, half of it may not fit.
 */
export function whenHalfSeen(elements: Iterable<Element>, then: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const isHalfSeen = ({ intersectionRatio: share, intersectionRect: { height } }: IntersectionObserverEntry) =>
        share >= 0.5 || height >= window.innerHeight / 2;
      // On a busy machine several entries can arrive at once.
      if (!entries.some(isHalfSeen)) return;
      observer.disconnect();
      then();
    },
    { threshold: SHARES },
  );
  for (const element of elements) observer.observe(element);
}
