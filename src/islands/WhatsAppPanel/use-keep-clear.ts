import { type RefObject, useEffect, useRef } from 'react';

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

/** The page's last links, which a panel at its lower edge could hide for good. */
const footerLinks = () => [...document.links].filter((link) => link.closest('footer'));

/** The element that has the focus, where that is not the panel's own. */
function focusedBehind(panel: HTMLElement): Element[] {
  const { activeElement: focused } = document;
  return focused && focused !== document.body && !panel.contains(focused) ? [focused] : [];
}

/** Those of the elements that the panel lies on. */
function under(panel: HTMLElement, elements: readonly Element[]): Element[] {
  const area = panel.getBoundingClientRect();
  return elements.filter((element) => overlap(area, element.getBoundingClientRect()));
}

/** What the panel lies on and should not. */
const covered = (panel: HTMLElement) => under(panel, [...focusedBehind(panel), ...footerLinks()]);

const isOpen = (panel: HTMLElement | null): panel is HTMLElement => panel?.matches(':popover-open') === true;

/** Moves the page up from under an open panel. @returns whether that is clear then: in a short window it may not be */
function liftPage(panel: HTMLElement | null): boolean {
  if (!isOpen(panel)) return false;
  const hidden = covered(panel);
  if (hidden.length === 0) return true;
  // The lowest link of the footer, as others come under the panel while the first leave it.
  const links = footerLinks();
  const all: Element[] = hidden.some((element) => element.closest('footer')) ? links : hidden;
  const lowest = all.reduce((one, other) => (bottomOf(one) > bottomOf(other) ? one : other));
  lowest.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return covered(panel).length === 0;
}

/**
 * Keeps an open panel from lying on the element that has the focus, or on a link of the footer. Where it opens upon one,
 * the page moves up from under it; when one comes under it later, the visitor has gone on, and it closes. Where there is no
 * room for the panel beside the footer, it stays until the focus comes under it.
 *
 * @returns the panel's listeners
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
