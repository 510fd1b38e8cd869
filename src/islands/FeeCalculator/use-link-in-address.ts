import { useEffect } from 'react';

/**
 * Keeps the link of the result in the address while the visitor goes back and forward within the page, as behind “See a
 * worked example”: the result stays, and Copy link hands on the address.
 *
 * @param link the query string of the result, if there is one
 */
export function useLinkInAddress(link: string | undefined): void {
  useEffect(() => {
    if (link === undefined) return;
    const keep = () => {
      if (location.search !== link) history.replaceState(history.state, '', link + location.hash);
    };
    window.addEventListener('popstate', keep);
    return () => {
      window.removeEventListener('popstate', keep);
    };
  }, [link]);
}
