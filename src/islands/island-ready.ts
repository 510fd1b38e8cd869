import { type RefObject, useEffect } from 'react';

/**
 * Says that an island answers: the directive (src/integrations/intent) then does what the visitor did while the script
 * was on its way. Call it in the island's outermost component, with a ref to its root element.
 */
export function useIslandReady(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    root.current?.dispatchEvent(new CustomEvent('island:ready', { bubbles: true }));
  }, [root]);
}
