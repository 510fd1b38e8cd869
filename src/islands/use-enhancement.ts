import { type RefObject, useEffect, useRef } from 'react';
import { useIslandReady } from './island-ready.ts';

/**
 * For islands whose HTML comes from their host and works by itself: `enhance` attaches what a style sheet cannot do.
 * Give the returned ref to the island's root.
 * @param enhance runs once; whatever it listens to ends with `signal`, when the island goes
 */
export function useEnhancement(
  enhance: (root: HTMLElement, signal: AbortSignal) => void,
): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    if (root.current) enhance(root.current, listening.signal);
    return () => {
      listening.abort();
    };
  }, [enhance]);
  useIslandReady(root);
  return root;
}
