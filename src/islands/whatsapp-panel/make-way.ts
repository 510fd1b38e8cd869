const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Keeps the open panel from lying on the element that has the focus, or on a link of the footer. Where it opens upon
 * one, the page moves up from under it; when one comes under it later, the visitor has gone on, and it closes.
 */
export function makeWay(root: HTMLElement, signal: AbortSignal): void {
  const panel = root.querySelector<HTMLElement>('[popover]');
  if (panel === null) return;
  const footerLinks = [...document.querySelectorAll('footer a')];
  const isOpen = () => panel.matches(':popover-open');
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

  const covered = () => {
    const area = panel.getBoundingClientRect();
    const isUnder = (element: Element) => overlap(area, element.getBoundingClientRect());
    const { activeElement: focused } = document;
    const others = focused && focused !== document.body && !root.contains(focused) ? [focused] : [];
    return [...others, ...footerLinks].filter(isUnder);
  };

  const liftPage = () => {
    const under = covered();
    if (!isOpen() || under.length === 0) return;
    // The lowest link of the footer, as others come under the panel while the first leave it.
    const all = under.some((element) => footerLinks.includes(element)) ? footerLinks : under;
    const lowest = all.reduce((one, other) => (bottomOf(one) > bottomOf(other) ? one : other));
    lowest.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  panel.addEventListener('toggle', liftPage, { signal });
  // It may have been opened before this came.
  liftPage();

  const closeUpon = () => {
    if (isOpen() && covered().length > 0) panel.hidePopover();
  };
  document.addEventListener('focusin', closeUpon, { signal });
  document.addEventListener('scroll', closeUpon, { signal, passive: true });
  window.addEventListener('resize', closeUpon, { signal });
}
