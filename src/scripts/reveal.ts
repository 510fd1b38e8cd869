/**
 * Reveals what is below the first view as the visitor scrolls to it. Only this function ever hides anything, so without
 * scripts, on paper and with reduced motion everything is simply visible.
 */
export function revealOnScroll(): void {
  /** How far an element must have scrolled into view before it is revealed, in px. */
  const offset = 180;
  // The observer reports each element once after layout, so nothing has to be measured separately.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect, target } of entries) {
        if (isIntersecting) {
          if (target.matches('[data-reveal=waiting]')) target.setAttribute('data-reveal', 'shown');
          observer.unobserve(target);
        } else if (boundingClientRect.top > window.innerHeight) target.setAttribute('data-reveal', 'waiting');
        else if (!target.matches('[data-reveal=waiting]')) observer.unobserve(target);
      }
    },
    { rootMargin: `0px 0px -${offset}px 0px` },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}
