/** Distance in px by which an element must have come into view before it is revealed. */
const REVEAL_OFFSET = 180;

/**
 * Lets what lies below the first view appear as the visitor comes to it. Only this function ever hides anything, so
 * without scripts, on paper and under reduced motion everything is simply there.
 */
export function revealOnScroll(): void {
  // Tells of each element once the first view is laid out, so that nothing has to be measured for it.
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
    { rootMargin: `0px 0px -${String(REVEAL_OFFSET)}px 0px` },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}
