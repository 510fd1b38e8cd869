import { useEffect, useRef, useState } from 'react';

/** How often the content, and the site that shows it, have changed. */
interface Changes {
  version: number;
  site: number;
}

/** Milliseconds without a change; Astro stores the data for its pages half a second after one. */
const SETTLE_MS = 700;

/** The same while the site has yet to show it: on a busy machine that takes seconds; for a new PDF it never happens. */
const SLOW_SETTLE_MS = 5_000;

/** How long to wait after a change. The server’s first answer, after version 0, is not a change. */
export const quietAfter = (before: Changes, now: Changes): number =>
  before.version > 0 && now.version !== before.version && now.site === before.site ? SLOW_SETTLE_MS : SETTLE_MS;

/**
 * Whether the content, and the site that shows it, have been unchanged for a while. A page requested while Astro
 * processes a change may be drawn from the old content, and Astro then keeps that content until the next save.
 *
 * @param version grows whenever the content changes
 * @param site grows whenever the site shows a change
 */
export function useSettled(version: number, site: number): boolean {
  const now = `${version} ${site}`;
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
