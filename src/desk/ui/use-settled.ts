import { useEffect, useRef, useState } from 'react';

/** How often the content, and the site that shows it, have changed. */
interface Changes {
  version: number;
  site: number;
}

/** Milliseconds without a change; half of a second after one Astro writes down what its pages are made of. */
const QUIET = 700;

/** The same where that is still to come: on a busy machine it takes seconds. Of a new PDF it never comes. */
const PATIENT = 5_000;

/** How long nothing may change after a change. What the server says first, after version 0, is none. */
export const quietAfter = (before: Changes, now: Changes): number =>
  before.version > 0 && now.version !== before.version && now.site === before.site ? PATIENT : QUIET;

/**
 * Whether the content, and the site that shows it, have stayed as they are for a while. A page that is asked for while
 * Astro takes in a change may be drawn from the content of before, and Astro then keeps that content until the next save.
 *
 * @param version grows whenever the content changes
 * @param site grows whenever the site shows a change
 */
export function useSettled(version: number, site: number): boolean {
  const now = `${String(version)} ${String(site)}`;
  const [settled, setSettled] = useState(now);
  const before = useRef<Changes>({ version, site });
  useEffect(() => {
    const quiet = quietAfter(before.current, { version, site });
    before.current = { version, site };
    const timer = setTimeout(() => {
      setSettled(now);
    }, quiet);
    return () => {
      clearTimeout(timer);
    };
  }, [version, site, now]);
  return settled === now;
}
