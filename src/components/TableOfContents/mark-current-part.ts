/** A part has begun once it is in the upper third of the window, or anywhere above. */
const rootMargin = '1000000px 0px -67% 0px';

/**
 * Marks the part that a visitor is reading in a `TableOfContents`, and names it on a phone’s bar (`data-part`). If the
 * list was opened from the bar, following a link closes it, and so does moving the keyboard focus out of it.
 *
 * @param list the element with the links
 * @param links to the parts, in order
 * @param bar the element that shows the name of the part
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
      for (const link of links) {
        if (link === current) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
      if (bar) bar.textContent = current?.textContent ?? '';
    },
    { rootMargin },
  );
  for (const link of links) {
    const part = partOf(link);
    if (part) observer.observe(part);
    link.addEventListener('click', close);
  }
  // Includes the bar.
  const whole = list.parentElement;
  whole?.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !whole.contains(relatedTarget)) close();
  });
}
