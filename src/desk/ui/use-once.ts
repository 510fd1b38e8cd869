import { useRef } from 'react';

/**
 * Work that must not run twice at once: nothing happens while it is still being done. A second request would find the
 * result of the first, and report that there is nothing to do, or a conflict.
 */
export function useOnce<Given extends unknown[]>(work: (...given: Given) => Promise<void>) {
  const isOnItsWay = useRef(false);
  return (...given: Given) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    void work(...given).finally(() => {
      isOnItsWay.current = false;
    });
  };
}
