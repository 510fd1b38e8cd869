import { type RefObject, useEffect, useState } from 'react';
import type { EntryPlace } from '../findings/desk-findings.ts';
import type { Asked } from './use-route.ts';

/** Milliseconds; the editor goes from page to page by itself, and tells nobody. */
const LOOK = 250;

/** The collection or single file that an address of the editor is about. */
export const collectionIn = (path: string): string | undefined =>
  /\/keystatic\/(?:singleton|collection)\/([^/?#]+)/.exec(path)?.[1];

/** The entry that an address of the editor is about; undefined for its lists and for an entry that is not saved yet. */
export function placeIn(path: string): EntryPlace | undefined {
  const [, single] = /\/keystatic\/singleton\/([^/?#]+)/.exec(path) ?? [];
  if (single !== undefined) return { collection: single, id: single };
  const [, collection, id] = /\/keystatic\/collection\/([^/]+)\/item\/([^/?#]+)/.exec(path) ?? [];
  return collection === undefined || id === undefined ? undefined : { collection, id: decodeURIComponent(id) };
}

/**
 * Follows the editor from page to page, and takes it to another that somebody has asked for at the desk.
 *
 * @param asked the editor's page that is asked for
 * @returns address of the page that it shows, or is on its way to
 */
export function useEnginePath(frame: RefObject<HTMLIFrameElement | null>, asked: Asked): string {
  const [path, setPath] = useState(asked.route);
  const [last, setLast] = useState(asked);
  if (last !== asked) {
    setLast(asked);
    setPath(asked.route);
  }
  useEffect(() => {
    const page = frame.current?.contentWindow?.location;
    if (page?.pathname.startsWith('/keystatic') === true && page.pathname !== asked.route) page.replace(asked.route);
  }, [frame, asked]);
  useEffect(() => {
    let seen: string | undefined;
    const timer = setInterval(() => {
      const now = frame.current?.contentWindow?.location.pathname;
      // One that is on its way to another page still bears the address of the last.
      if (now === seen || now?.startsWith('/keystatic') !== true) return;
      seen = now;
      setPath(now);
    }, LOOK);
    return () => {
      clearInterval(timer);
    };
  }, [frame]);
  return path;
}
