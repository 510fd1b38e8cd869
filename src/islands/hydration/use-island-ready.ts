import { type RefObject, useEffect } from 'react';
import { READY } from './events.ts';

/**
 * Tells the island's directive that the island is hydrated, so that a queued submit is repeated now. Each island calls
 * it in its outermost component, after the effects that the submit needs.
 *
 * @param root the island's root element
 */
export function useIslandReady(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    root.current?.dispatchEvent(new CustomEvent(READY, { bubbles: true }));
  }, [root]);
}
