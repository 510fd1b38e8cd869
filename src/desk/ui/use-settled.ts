import { useEffect, useState } from 'react';

/** Milliseconds; half of a second after a change Astro writes down what its pages are made of. */
const QUIET = 700;

/**
 * Whether the content, and the site that shows it, have stayed as they are for a moment. A page that is asked for while
 * Astro takes in a change may be drawn from the content of before, and Astro then keeps that content until the next save.
 *
 * @param version grows whenever the content changes
 * @param site grows whenever the site shows a change
 */
export function useSettled(version: number, site: number): boolean {
  const now = `${String(version)} ${String(site)}`;
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(now);
    }, QUIET);
    return () => {
      clearTimeout(timer);
    };
  }, [now]);
  return settled === now;
}
