import { useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds until the desk asks again if the server did not answer. */
const RETRY_MS = 1_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const listen = (tell: () => void) => {
  document.addEventListener('visibilitychange', tell);
  return () => {
    document.removeEventListener('visibilitychange', tell);
  };
};

/**
 * Whether this window can be seen. One in the background does not wait for changes: that takes a connection, and a
 * browser allows six to a host, so a seventh window would not open.
 */
const useIsVisible = () => useSyncExternalStore(listen, () => document.visibilityState === 'visible');

/** Counters of changes to the content, and of changes that the site shows; and whether the server answers. */
export function useVersion(): { version: number; site: number; isThere: boolean } {
  const [state, setState] = useState({ version: 0, site: 0, isThere: true });
  const isVisible = useIsVisible();
  useEffect(() => {
    if (!isVisible) return undefined;
    const end = new AbortController();
    const isWanted = () => !end.signal.aborted;
    const follow = async () => {
      let known = { version: 0, site: 0 };
      while (isWanted()) {
        try {
          const query = `version=${known.version}&site=${known.site}`;
          const response = await fetch(`/desk/api/version?${query}`, { signal: end.signal });
          known = (await response.json()) as typeof known;
          setState({ ...known, isThere: true });
        } catch {
          // With zeros, the server answers at once as soon as it is back.
          known = { version: 0, site: 0 };
          if (isWanted()) setState((before) => ({ ...before, isThere: false }));
          await pause(RETRY_MS);
        }
      }
    };
    void follow();
    return () => {
      end.abort();
    };
  }, [isVisible]);
  return state;
}
