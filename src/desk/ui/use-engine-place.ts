import { type RefObject, useEffect, useState } from 'react';

/** What the editor shows: an entry by its collection and id; undefined for its lists and for an entry that is not saved yet. */
export interface EnginePlace {
  collection: string;
  id: string;
}

/** Milliseconds; the editor goes from page to page by itself, and tells nobody. */
const LOOK = 250;

/** The entry that an address of the editor is about. */
export function placeIn(path: string): EnginePlace | undefined {
  const [, single] = /\/keystatic\/singleton\/([^/?#]+)/.exec(path) ?? [];
  if (single !== undefined) return { collection: single, id: single };
  const [, collection, id] = /\/keystatic\/collection\/([^/]+)\/item\/([^/?#]+)/.exec(path) ?? [];
  return collection === undefined || id === undefined ? undefined : { collection, id: decodeURIComponent(id) };
}

/** Follows the editor from page to page. */
export function useEnginePath(frame: RefObject<HTMLIFrameElement | null>, first: string): string {
  const [path, setPath] = useState(first);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = frame.current?.contentWindow?.location.pathname;
      if (now?.startsWith('/keystatic') === true) setPath(now);
    }, LOOK);
    return () => {
      clearInterval(timer);
    };
  }, [frame]);
  return path;
}
