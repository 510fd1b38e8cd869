import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to what a form has to say, and brings it into sight.
 * @param news each new value is said anew
 * @returns a ref for the element that says it, if there is one
 */
export function useAttention<Element extends HTMLElement>(news: unknown): RefObject<Element | null> {
  const said = useRef<Element>(null);
  useEffect(() => {
    const element = said.current;
    if (element === null) return;
    element.focus();
    // WebKit scrolls to what has the focus, and then back again, as what was inserted above had moved the page.
    const frame = requestAnimationFrame(() => {
      element.scrollIntoView({ block: 'nearest' });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [news]);
  return said;
}
