/** A part has begun when it stands in the upper third of the window, or above it however far. */
const rootMargin = '1000000px 0px -67% 0px';

/**
 * Marks the part that a visitor is reading in a `TableOfContents`, and names it on the bar of a phone (`data-part`). A link
 * that is followed closes the list where the bar has opened it, and so does the keyboard when it goes on to what lies behind.
 *
 * @param list the element with the links
 * @param links to the parts, in their order
 * @param bar the element that names the part
 */
export function markCurrentPart(list: HTMLElement, links: readonly HTMLAnchorElement[], bar: Element | null): void {
  const partOf = (link: HTMLAnchorElement) => document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  const close = () => {
    // Older browsers have no popovers: src/styles/base.css.
    if ('popover' in list) list.hidePopover();
  };
  const begun = new Set<Element | null>();

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) begun.add(target);
        else begun.delete(target);
      }
      const current = links.filter((link) => begun.has(partOf(link))).at(-1);
      for (const link of links) link.ariaCurrent = link === current ? 'location' : null;
      if (bar) bar.textContent = current?.textContent ?? '';
    },
    { rootMargin },
  );
  for (const link of links) {
    const part = partOf(link);
    if (part) observer.observe(part);
    link.addEventListener('click', close);
  }
  // With the bar.
  const whole = list.parentElement;
  whole?.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !whole.contains(relatedTarget)) close();
  });
}
