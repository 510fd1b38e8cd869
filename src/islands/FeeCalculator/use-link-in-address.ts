import { useEffect } from 'react';

/**
 * Puts the result's query string into the URL, which Copy link copies, and keeps it there while the visitor goes back
 * and forward within the page, as after “See a worked example”, because the result stays too.
 *
 * @param link the query string of the result, if there is one
 */
export function useLinkInAddress(link: string | undefined): void {
  useEffect(() => {
    if (link === undefined) return;
    history.replaceState(history.state, '', link);
    const restore = () => {
      if (location.search !== link) history.replaceState(history.state, '', link + location.hash);
    };
    addEventListener('popstate', restore);
    return () => {
      removeEventListener('popstate', restore);
    };
  }, [link]);
}
