import { type RefObject, useEffect, useRef } from 'react';

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

/** The page's last links, which the visitor could not scroll out from under the panel. */
const footerLinks = () => [...document.links].filter((link) => link.closest('footer'));

/** The focused element, unless it is in the panel. */
function focusedBehind(panel: HTMLElement): Element[] {
  const { activeElement: focused } = document;
  return focused && focused !== document.body && !panel.contains(focused) ? [focused] : [];
}

/** The elements that the panel overlaps. */
function under(panel: HTMLElement, elements: readonly Element[]): Element[] {
  const area = panel.getBoundingClientRect();
  return elements.filter((element) => overlap(area, element.getBoundingClientRect()));
}

/** What the panel overlaps and should not. */
const covered = (panel: HTMLElement) => under(panel, [...focusedBehind(panel), ...footerLinks()]);

const isOpen = (panel: HTMLElement | null): panel is HTMLElement => panel?.matches(':popover-open') === true;

/** Scrolls the page clear of an open panel. @returns whether it is clear then; in a short window it may not be */
function liftPage(panel: HTMLElement | null): boolean {
  if (!isOpen(panel)) return false;
  const hidden = covered(panel);
  if (hidden.length === 0) return true;
  // The lowest footer link, because scrolling only the covered ones clear can bring others under the panel.
  const links = footerLinks();
  const all: Element[] = hidden.some((element) => element.closest('footer')) ? links : hidden;
  const lowest = all.reduce((one, other) => (bottomOf(one) > bottomOf(other) ? one : other));
  lowest.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return covered(panel).length === 0;
}

/**
 * Keeps an open panel from covering the focused element or a link of the footer. If it opens over one, the page scrolls
 * clear of it. If one gets under it later, the visitor has moved on, and it closes. Where the panel and the footer do
 * not both fit, it stays until it covers the focused element.
 *
 * @returns the panel's event handlers
 */
export function useKeepClear(panel: RefObject<HTMLElement | null>) {
  const wasClear = useRef(false);

  useEffect(() => {
    // It may have been opened before hydration.
    wasClear.current = liftPage(panel.current);
    const listening = new AbortController();
    const { signal } = listening;
    const closeUponFocus = () => {
      if (isOpen(panel.current) && under(panel.current, focusedBehind(panel.current)).length > 0)
        panel.current.hidePopover();
    };
    const closeUponMove = () => {
      if (!isOpen(panel.current)) return;
      const isClear = covered(panel.current).length === 0;
      if (wasClear.current && !isClear) panel.current.hidePopover();
      wasClear.current = isClear;
    };
    document.addEventListener('focusin', closeUponFocus, { signal });
    document.addEventListener('scroll', closeUponMove, { signal, passive: true });
    window.addEventListener('resize', closeUponMove, { signal });
    return () => {
      listening.abort();
    };
  }, [panel]);

  return {
    onToggle: () => {
      wasClear.current = liftPage(panel.current);
    },
  };
}
