/** Distance in px by which an element must have come into view before it is revealed. */
const REVEAL_OFFSET = 180;

/**
 * Lets what lies below the first view appear as the visitor comes to it. Only this function ever hides anything, so
 * without scripts, on paper and under reduced motion everything is simply there.
 */
export function revealOnScroll(root: Document): void {
  const waiting = [...root.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
    (element) => element.getBoundingClientRect().top > window.innerHeight,
  );
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.setAttribute('data-reveal', 'shown');
        observer.unobserve(target);
      }
    },
    { rootMargin: `0px 0px -${String(REVEAL_OFFSET)}px 0px` },
  );
  for (const element of waiting) {
    element.setAttribute('data-reveal', 'waiting');
    observer.observe(element);
  }
}
