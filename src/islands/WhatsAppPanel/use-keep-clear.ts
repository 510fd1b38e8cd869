import { type RefObject, useEffect } from 'react';

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

/** The page's last links, which a panel at its lower edge could hide for good. */
const footerLinks = () => [...document.links].filter((link) => link.closest('footer'));

/** What the panel lies on: the element that has the focus, and links of the footer. */
function covered(panel: HTMLElement): Element[] {
  const area = panel.getBoundingClientRect();
  const { activeElement: focused } = document;
  const others = focused && focused !== document.body && !panel.contains(focused) ? [focused] : [];
  return [...others, ...footerLinks()].filter((element) => overlap(area, element.getBoundingClientRect()));
}

const isOpen = (panel: HTMLElement | null): panel is HTMLElement => panel?.matches(':popover-open') === true;

/** Moves the page up from under an open panel. */
function liftPage(panel: HTMLElement | null): void {
  if (!isOpen(panel)) return;
  const under = covered(panel);
  if (under.length === 0) return;
  // The lowest link of the footer, as others come under the panel while the first leave it.
  const links = footerLinks();
  const all: Element[] = under.some((element) => element.closest('footer')) ? links : under;
  const lowest = all.reduce((one, other) => (bottomOf(one) > bottomOf(other) ? one : other));
  lowest.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/**
 * Keeps an open panel from lying on the element that has the focus, or on a link of the footer. Where it opens upon one,
 * the page moves up from under it; when one comes under it later, the visitor has gone on, and it closes.
 *
 * @returns the panel's listeners
 */
export function useKeepClear(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    // It may have been opened before hydration.
    liftPage(panel.current);
    const listening = new AbortController();
    const { signal } = listening;
    const closeUpon = () => {
      if (isOpen(panel.current) && covered(panel.current).length > 0) panel.current.hidePopover();
    };
    document.addEventListener('focusin', closeUpon, { signal });
    document.addEventListener('scroll', closeUpon, { signal, passive: true });
    window.addEventListener('resize', closeUpon, { signal });
    return () => {
      listening.abort();
    };
  }, [panel]);

  return {
    onToggle: () => {
      liftPage(panel.current);
    },
  };
}
