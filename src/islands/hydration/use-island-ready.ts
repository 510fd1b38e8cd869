import { type RefObject, useEffect } from 'react';
import { READY } from './events.ts';

/**
 * Tells the island's directive that it answers, so that what the visitor did in the meantime is done now. Each island
 * calls it in its outermost component, behind the effects that what is queued needs.
 *
 * @param root the island's root element
 */
export function useIslandReady(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    root.current?.dispatchEvent(new CustomEvent(READY, { bubbles: true }));
  }, [root]);
}
