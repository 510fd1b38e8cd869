import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element each time a value changes, and scrolls it into view.
 * @param value compared by identity: a new object counts as a change even if it says the same
 * @returns a ref for the element, which need not be rendered
 */
export function useFocusOnChange<T extends HTMLElement>(value: unknown): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    ref.current?.focus();
    // WebKit scrolls to the focused element and then back again, because content inserted above it moved the page.
    requestAnimationFrame(() => {
      ref.current?.scrollIntoView({ block: 'nearest' });
    });
  }, [value]);
  return ref;
}
